import { getCollection } from '@lintel/engine/content/store.ts'
import { foreignOrigin } from '@lintel/rules/thirdParties.ts'
import { expect, type Frame, type Page, test } from '@playwright/test'
import { countStops, expectVisibleFocus, focusedIn } from './support/keyboardFocus.ts'

const [calculator] = getCollection('tools')
if (!calculator) throw new Error('There is no tool to test.')

test.skip(foreignOrigin(calculator.url) !== undefined, 'somebody else runs the tool')

/** Goes to the embedded calculator by the Tab key alone, from the last link before it. */
async function enter(page: Page): Promise<Frame> {
  await page.goto(`/tools/${calculator?.id}`)
  await page.getByRole('link', { name: 'Get Support' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: calculator?.title })).toBeFocused()
  await expect(page.getByText('Loading tool...')).toHaveCount(0)
  const frame = page.frames().find((each) => each.url().includes('/apps/'))
  if (!frame) throw new Error('The tool has no frame.')
  await expect(frame.locator('html')).toHaveClass(/ready/)
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedIn(frame)).toBe('Average viewers')
  return frame
}

/** Presses Tab, or Shift and Tab, until the control with that name has the focus. */
async function tabTo(page: Page, frame: Frame, name: string, key = 'Tab') {
  for (let stop = 0; stop < 60 && (await focusedIn(frame)) !== name; stop += 1) await page.keyboard.press(key)
  expect(await focusedIn(frame)).toBe(name)
}

const rows = (group: string, names: string[], cells: string[]) =>
  names.flatMap((name, index) => [...cells, `Remove ${name}`].map((cell) => `${group} ${index + 1}: ${cell}`))

/** In the order in which they stand. */
const controls = [
  'Average viewers',
  'Peak viewers',
  'Hours on air',
  'output minute',
  ...rows(
    'Rung',
    ['1080p', '720p', '480p', '360p'],
    ['Rung', 'Bitrate, Mbps', 'Viewers %', 'Encoding price, USD per minute'],
  ),
  'Add a rung',
  ...rows(
    'Region',
    ['North America', 'Europe', 'Asia Pacific', 'Rest of world'],
    ['Region', 'Viewers %', 'CDN price, USD per GB'],
  ),
  'Add a region',
  'Delivery overhead',
  'Keep recordings',
  'What is kept',
  'Months kept',
  'Price per GB-month',
  'Fixed fees',
  'Currency',
  'Copy link',
  'Download CSV',
  'Print',
  'Reset',
  '06 / Breakdown',
  '07 / How it is calculated',
]

test('units belong to the names of their fields', async ({ page }) => {
  const frame = await enter(page)
  for (const name of [
    'Average viewers at once',
    'Hours on air per month',
    'Delivery overhead %',
    'Months kept months',
  ])
    await expect(frame.getByRole('textbox', { name, exact: true })).toBeVisible()
})

test('Tab reaches every control in the order of the page, each with its ring in view, and leaves again', async ({
  page,
}) => {
  const frame = await enter(page)
  const reached: string[] = []
  for (const _ of controls) {
    reached.push(await focusedIn(frame))
    await expectVisibleFocus(frame)
    await page.keyboard.press('Tab')
  }
  expect(reached).toEqual(controls)
  await expect(page.getByRole('link', { name: 'Get in Touch' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focusedIn(frame)).toBe(controls.at(-1))
})

test('numbers, choices, lists and rows change by keys, and the total follows', async ({ page }) => {
  const frame = await enter(page)
  const total = frame.locator('.headline')
  await expect(total).toHaveText('$3,081.81')
  // What a field holds is selected on arrival, as in every form: typing replaces it. The sums are those of tools.spec.ts.
  await page.keyboard.type('2000')
  await expect(total).toHaveText('$6,013.20')
  await tabTo(page, frame, 'output minute')
  await page.keyboard.press('ArrowDown')
  await expect(frame.getByRole('radio', { name: 'output hour' })).toBeChecked()
  await tabTo(page, frame, 'Add a rung')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedIn(frame)).toBe('Rung 5: Rung')
  await tabTo(page, frame, 'Rung 5: Remove Rung 5')
  await page.keyboard.press('Space')
  await expect.poll(() => focusedIn(frame)).toBe('Rung 4: Rung')
  await expectVisibleFocus(frame)
  await tabTo(page, frame, 'Keep recordings')
  await page.keyboard.press('Space')
  await expect(total).toHaveText('$6,000.78')
  await tabTo(page, frame, 'Currency')
  await page.keyboard.type('EUR')
  await expect(total).toHaveText('€6,000.78')
  await tabTo(page, frame, 'Reset')
  await page.keyboard.press('Enter')
  await expect(total).toHaveText('$3,081.81')
  await expect.poll(() => focusedIn(frame)).toBe('Undo reset')
  await page.keyboard.press('Enter')
  await expect(total).toHaveText('€6,000.78')
})

test('a wrong entry says so, and a key leads from the result back to it', async ({ page }) => {
  const frame = await enter(page)
  await page.keyboard.type('many')
  await page.keyboard.press('Tab')
  await expect(frame.getByText('Average viewers: “many” is not a number.').first()).toBeVisible()
  const told =
    'Average viewers: “many” is not a number. One entry needs a correction. The figures, link and CSV file still show your last valid entries.'
  await expect(frame.getByRole('status').filter({ hasText: told })).toHaveCount(1)
  await tabTo(page, frame, 'Go to the entry')
  await expectVisibleFocus(frame)
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedIn(frame)).toBe('Average viewers')
  await expectVisibleFocus(frame)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2000')
  await expect(frame.locator('.headline')).toHaveText('$6,013.20')
})

test('the results leave by keys: a link that opens again, a file, the printer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read'])
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const frame = await enter(page)
  await page.keyboard.type('2000')
  await tabTo(page, frame, 'Copy link')
  await page.keyboard.press('Enter')
  // A sandboxed frame may not write to the clipboard itself: it selects the link, and the visitor copies.
  await expect.poll(() => focusedIn(frame)).toBe('Link to this scenario')
  await expectVisibleFocus(frame)
  await page.keyboard.press('ControlOrMeta+c')
  await tabTo(page, frame, 'Download CSV', 'Shift+Tab')
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await (await saved).createReadStream()
  expect(String(Buffer.concat(await file.toArray()))).toContain('Total,,,,,6013.2\r\n')
  await tabTo(page, frame, 'Print')
  await page.keyboard.press('Enter')
  await expect(frame.locator('html')).toHaveAttribute('data-printed', '')
  await page.goto('/tools')
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(page.getByLabel('Average viewers')).toHaveValue('2000')
  await expect(page.locator('.headline')).toHaveText('$6,013.20')
})

for (const [width, height] of [
  [320, 256],
  [768, 1024],
] as const)
  test(`the estimate does not hide what has the focus, at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(calculator.url)
    await expect(page.locator('html')).toHaveClass(/ready/)
    const estimate = page.getByRole('button', { name: /Result$/ })
    // Of the sections, one is open at a time.
    for (const heading of await page.locator('.inputs summary').all()) {
      await heading.press('Enter')
      await countStops(page, 'Tab', estimate)
      expect(await countStops(page, 'Shift+Tab', estimate)).toBeGreaterThan(5)
    }
  })
