import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCopy } from '@lintel/lab/projectCopy.ts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { executableFrontMatter, executed, markupInFrontMatter } from '../support/hostile/frontMatter.ts'
import { hostileMarkdown } from '../support/hostile/markdown.ts'
import { hostileTools } from '../support/hostile/tools.ts'
import { serveFolder } from './support/staticHost.ts'
import { nothing, watch } from './support/watch.ts'

// One build and one host for all of it.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const groups = Object.entries(hostileMarkdown)
const posts = groups.map((_, index) => `/blog/hostile-${index}`)
const toolPaths = Object.keys(hostileTools).map((id) => `/tools/${id}`)

let built: ReturnType<typeof buildCopy>
let host: Awaited<ReturnType<typeof serveFolder>>

test.beforeAll(async () => {
  built = buildCopy(addHostileContent)
  host = await serveFolder(built.client)
})

test.afterAll(() => {
  host?.stop()
  built?.remove()
})

/** As an untrusted author would hand it in. */
function addHostileContent(copy: string) {
  const write = (file: string, text: string) => writeFileSync(join(copy, 'content/blog', file), text)
  for (const [index, [group, vectors]] of groups.entries()) {
    // The first line of each shows that the page is the right one.
    write(
      `hostile-${index}.md`,
      `---\n${markupInFrontMatter}\n---\nThis is ${group}.\n\n${vectors.join('\n\n')}\n`,
    )
  }
  for (const [file, source] of Object.entries(executableFrontMatter)) write(file, source)
  // JSON is YAML.
  for (const [id, tool] of Object.entries(hostileTools))
    writeFileSync(join(copy, `content/tools/${id}.yaml`), JSON.stringify(tool))
}

/** Touches all that stands in the page, as a visitor may. */
async function touchAll(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      for (const type of ['mouseover', 'mouseenter', 'pointerdown', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type, { bubbles: true }))
      }
      element.focus()
    }
  })
}

/** What a visitor could follow, by what the browser makes of each address. */
const schemesIn = (page: Page) =>
  page
    .locator('main a[href]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).protocol))])

async function visitAll(browser: Browser, bypassCSP: boolean) {
  const context = await browser.newContext({ bypassCSP, baseURL: host.address })
  const page = await context.newPage()
  const watched = await watch(context, page, host.address)
  for (const [index, path] of posts.entries()) {
    await page.goto(path)
    await expect(page.getByText(`This is ${groups[index]?.[0]}.`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=pwned(200)>')
    await touchAll(page)
    for (const scheme of await schemesIn(page)) expect(scheme).toMatch(/^(?:https?|mailto):$/)
    expect(await page.evaluate(() => [typeof document.createElement, location.pathname])).toEqual([
      'function',
      path,
    ])
  }
  for (const path of ['/blog', '/blog/tags/hostile', '/tools', ...toolPaths]) {
    await page.goto(path)
    await touchAll(page)
    for (const scheme of await schemesIn(page)) expect(scheme).toMatch(/^(?:https?|mailto):$/)
    await expect(page).toHaveURL(path)
  }
  return { context, page, watched }
}

test('nothing of it runs, asks, leaves or calls elsewhere', async ({ browser }) => {
  const { context, watched } = await visitAll(browser, false)
  expect(watched).toEqual(nothing)
  await context.close()
})

test('nor where the policy is switched off, so that cleaning alone holds; and the watch would see it', async ({
  browser,
}) => {
  const { context, page, watched } = await visitAll(browser, true)
  expect(watched).toEqual(nothing)
  await page.setContent('<img src="https://evil.example/x" onerror="pwned(0)"><script>alert(0)</script>')
  await expect.poll(() => watched.ran).toEqual(['0'])
  expect(watched).toMatchObject({ dialogs: ['0'], elsewhere: ['https://evil.example/x'] })
  await context.close()
})

test('front matter did not run, and posts that tried are left out', () => {
  expect(existsSync(join(built.folder, executed))).toBe(false)
  for (const file of Object.keys(executableFrontMatter)) {
    expect(existsSync(join(built.client, 'blog', file.replace('.md', '.html'))), file).toBe(false)
  }
})
