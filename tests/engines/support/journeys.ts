import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, serve } from '@lintel/cli/wrangler.ts'
import { publicRoutes } from '@lintel/engine/built/artefact.ts'
import { freePort } from '@lintel/engine/command/port.ts'
import { getCollection } from '@lintel/engine/content/store.ts'
import { newsletter, shareStrings, chatPanel as words } from '@lintel/engine/content/strings.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Engine, Tab } from './Tab.ts'
import { Visitor } from './visitor.ts'

const routes = publicRoutes()
const phone = [390, 844] as const
const desk = [1280, 800] as const
const isDark = "document.documentElement.classList.contains('dark')"

/** What visitors come for, and every page's console, in one engine. */
export function journeysIn({ name, missing, launch }: Engine) {
  if (missing) console.warn(missing)

  describe.skipIf(missing)(name, () => {
    const state = mkdtempSync(join(tmpdir(), 'site-state-'))
    let site: Awaited<ReturnType<typeof serve>>
    let tab: Tab
    let visitor: Visitor

    beforeAll(async () => {
      migrate(state)
      site = await serve({ port: await freePort(), state })
      tab = await launch()
      await tab.resize(...desk)
      visitor = new Visitor(tab, site.address)
    })

    afterAll(async () => {
      await tab?.close()
      await site?.stop()
      rmSync(state, { recursive: true, force: true })
    })

    afterEach(() => {
      expect(tab.errors().splice(0)).toEqual([])
    })

    test('the theme follows the first click and stays on the next page', async () => {
      await visitor.goto('/about')
      await visitor.click('button', 'Dark', ['group', 'Theme'])
      await visitor.until(isDark, true)
      await visitor.goto('/services')
      await visitor.until(isDark, true)
      await visitor.click('button', 'Light', ['group', 'Theme'])
      await visitor.until(isDark, false)
    })

    test('the menu of a phone leads on', async () => {
      await tab.resize(...phone)
      await visitor.goto('/about')
      await visitor.click('button', 'Open menu')
      await visitor.click('link', 'Tools', ['navigation', 'Menu'])
      await visitor.until('location.pathname', '/tools')
      await tab.resize(...desk)
    })

    test('the assistant answers', async () => {
      await visitor.goto('/about')
      await visitor.click('button', words.open)
      await visitor.type('textbox', words.input, 'What is your process?', ['dialog', words.title])
      await tab.press('Enter')
      await visitor.sees('Discovery & Assessment')
    })

    test('an enquiry is stored and gets its reference', async () => {
      await visitor.goto('/contact')
      await visitor.type('textbox', 'Name', 'Ada Ferris')
      await visitor.type('textbox', 'Email', 'ada@ferris.example', ['main'])
      await visitor.type('textbox', 'Message', 'We want to forecast demand for spare parts.')
      await visitor.click('button', 'Send Message')
      await visitor.sees('Message Sent Successfully')
      await visitor.sees('Your reference')
    })

    test('the search of the articles leads to one', async () => {
      await visitor.goto('/blog')
      await visitor.type('searchbox', 'Search articles', 'pipeline')
      await visitor.until("document.querySelector('search a')?.pathname", '/blog/data-pipeline-architecture')
      const result = await tab.element("document.querySelector('search a')")
      await result.click()
      await visitor.until('location.pathname', '/blog/data-pipeline-architecture')
    })

    test('the address of an article is copied, or offered to be copied by hand', async () => {
      await visitor.goto('/blog/welcome-to-our-blog')
      await visitor.find('button', shareStrings.copy, ['region', shareStrings.heading])
      // The confirmation goes after two seconds, which a slow machine may miss.
      await tab.evaluate(`void new MutationObserver(() => {
        const text = document.querySelector('main').textContent
        const field = document.querySelector('input[aria-label="${shareStrings.address}"]:not([hidden])')
        if (text.includes('${shareStrings.copied}') || field) document.documentElement.dataset.shared = ''
      }).observe(document.body, { subtree: true, childList: true, attributes: true })`)
      await visitor.click('button', shareStrings.copy, ['region', shareStrings.heading])
      await visitor.until("'shared' in document.documentElement.dataset", true)
    })

    test('the tool loads in its frame', async () => {
      await visitor.goto(`/tools/${getCollection('tools')[0]?.id}`)
      await visitor.sees('Try the Tool')
      await tab.evaluate("document.querySelector('iframe')?.scrollIntoView()")
      await visitor.until("document.body.innerText.includes('Loading tool...')", false)
    })

    test('the newsletter takes an address', async () => {
      await visitor.goto('/about')
      await visitor.type('textbox', newsletter.label, 'reader@firm.example', ['contentinfo'])
      await visitor.click('button', newsletter.subscribe, ['contentinfo'])
      await visitor.sees('We have stored your request.')
    })

    test('no page puts an error into the console', async () => {
      for (const route of routes) {
        await visitor.goto(route)
        await visitor.until('document.readyState', 'complete')
        expect.soft(tab.errors().splice(0), route).toEqual([])
      }
    })
  })
}
