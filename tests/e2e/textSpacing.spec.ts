import { expect, test } from '@playwright/test'

/** The spacing of WCAG 1.4.12, which a page must stand without loss. */
const spacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }'

for (const [path, cells] of [
  ['/cookies', '.record-table :is(th, td)'],
  ['/automation', '.sheet-step'],
] as const)
  for (const width of [1024, 1100, 1280])
    test(`no words of ${path} cover others at ${width} px where a reader spaces text (WCAG 1.4.12)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(rules)
        document.adoptedStyleSheets = [sheet]
      }, spacing)
      const outside = await page.locator(cells).evaluateAll((all) =>
        all.flatMap((cell) => {
          const { left, right } = cell.getBoundingClientRect()
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
          const outside: string[] = []
          while (texts.nextNode()) {
            const text = texts.currentNode
            if (!text.textContent?.trim() || text.parentElement?.closest('.sr-only')) continue
            const words = document.createRange()
            words.selectNode(text)
            const boxes = Array.from(words.getClientRects())
            if (boxes.some((box) => box.left < left - 1 || box.right > right + 1))
              outside.push(text.textContent)
          }
          return outside
        }),
      )
      expect(outside).toEqual([])
    })

test('a header of two rows, where a reader spaces text, covers nothing of the page below', async ({
  page,
}) => {
  for (const width of [1200, 1280, 1380]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, spacing)
    // The script of the portal comes with the first activity.
    await page.mouse.move(width / 2, 500)
    await page.mouse.move(width / 2, 600)
    await page.getByText('Your users', { exact: true }).click({ trial: true, timeout: 10_000 })
  }
})
