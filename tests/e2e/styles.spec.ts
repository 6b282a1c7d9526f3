import { builtPages } from '@lintel/engine/built/artefact.ts'
import { createUnstyledCheck } from '@lintel/engine/built/styles.ts'
import { newsletter, searchStrings } from '@lintel/engine/content/strings.ts'
import { expect, type Page, test } from '@playwright/test'
import { chatOn, sendQuestion } from './support/chat.ts'
import { fill, hydrated, securityAlert, send } from './support/contactForm.ts'

/** What scripts and islands put on the page, beside what stands there: tests/built/styles.test.ts looks at that. */
const states: [address: string, show: (page: Page) => Promise<unknown>][] = [
  [
    '/contact',
    async (page) => {
      await hydrated(page)
      await send(page)
      await fill(page, {
        name: 'Ada Ferris',
        email: 'ada@ferris.example',
        message: 'Please answer, this is urgent.',
      })
      await send(page)
      await expect(securityAlert(page)).toBeVisible()
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('textbox', { name: newsletter.label }).fill('nobody')
      await footer.getByRole('button', { name: newsletter.subscribe }).click()
      await page.getByRole('link', { name: searchStrings.open }).click()
      await page.getByRole('textbox', { name: searchStrings.label }).fill('data pipeline')
      await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await chatOn(page).button.click()
      await sendQuestion(page, 'What is your process?')
      await sendQuestion(page, 'I want to talk to a person')
    },
  ],
  [
    '/blog/welcome-to-our-blog',
    async (page) => {
      await page.getByRole('button', { name: 'Copy link' }).last().click()
      await expect(page.getByText('Link copied').first()).toBeVisible()
    },
  ],
]

test('whatever appears on a page has its rules there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const unstyled = createUnstyledCheck(builtPages())
  await page.addInitScript(() => {
    const classes = new Set<string>()
    Object.assign(window, { seen: classes })
    const look = ({ target }: { target: Node }) => {
      for (const each of [target, ...(target as Element).querySelectorAll('[class]')])
        for (const name of (each as Element).classList ?? []) classes.add(name)
    }
    new MutationObserver((changes) => changes.forEach(look)).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['class'],
    })
  })
  for (const [address, show] of states) {
    await test.step(address, async () => {
      const answer = await page.goto(address)
      await show(page)
      const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
      expect(seen).toContain('script')
      expect(unstyled((await answer?.text()) ?? '', seen)).toEqual([])
    })
  }
})
