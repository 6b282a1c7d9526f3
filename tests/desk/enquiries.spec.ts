import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { openLocal } from '@lintel/cli/database/openDatabase.ts'
import { markedEnquiry, markerOf } from '@lintel/lab/edge/requests.ts'
import { contactFieldNames } from '@lintel/rules/contact.ts'
import { isoDay } from '@lintel/rules/time.ts'
import { expect, test } from './desk.ts'

const hour = 3_600_000

test.beforeEach(async ({ desk, page }) => {
  const database = openLocal('enquiries', `${desk.folder}/.wrangler/state`)
  for (const table of ['enquiries', 'outbox', 'page_views', 'subscribers'])
    await database(`DELETE FROM ${table}`)
  const now = Date.now()
  const enquiry = (id: number, name: string, message: string, more: Record<string, string | number> = {}) => {
    const values = {
      id: `id-${id}`,
      reference: `7K3M-000${id}`,
      token: `t${id}`,
      fingerprint: 'f',
      name,
      message,
      received_at: now - hour * id,
      email: 'buyer@firm.example',
      company: 'Ferris Mills',
      ...more,
    }
    const names = Object.keys(values)
    return database(
      `INSERT INTO enquiries (${names}) VALUES (${names.map(() => '?')})`,
      ...Object.values(values),
    )
  }
  await enquiry(1, 'Ada Ferris', 'We want to forecast demand\nfor spare parts.', { came_from: '/ai-systems' })
  await enquiry(2, '<b>Bold</b> & Sons', 'Is this <script>alert(1)</script> safe?', {
    flag: 'no bot-check token',
  })
  await enquiry(3, 'Zoë Handled', 'An older question.', { handled_at: now })
  await database(
    `INSERT INTO outbox (kind, channel, subject_id, state, attempts, due_at, created_at, settled_at, last_error) VALUES
      ('enquiry', 'mail', 'id-1', 'sent', 1, 0, ?, ?, NULL), ('enquiry', 'mail', 'id-2', 'dead', 26, 0, ?, ?, '550 unknown'),
      ('enquiry', 'slack', 'id-2', 'held', 0, 0, 0, NULL, NULL), ('enquiry', 'hubspot', 'id-2', 'held', 0, 0, 0, NULL, NULL)`,
    now - hour,
    now - hour + 1000,
    now,
    now,
  )
  const today = isoDay(now)
  await database("INSERT INTO page_views VALUES (?, '/ai-systems', 41), (?, '/', 7)", today, today)
  await database(
    "INSERT INTO subscribers (id, email, requested_at, confirmed_at) VALUES ('s1', 'reader@firm.example', ?, ?)",
    now,
    now,
  )
  await database("INSERT INTO keys VALUES ('signing', 'key') ON CONFLICT DO NOTHING")
  await page
    .getByRole('link', { name: /^Enquiries/ })
    .first()
    .click()
})

test('an enquiry is read, answered by mail and marked as handled', async ({ page, desk }) => {
  const navigation = page.getByRole('navigation', { name: 'Places' })
  await expect(navigation.getByRole('link', { name: 'Enquiries 2' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByLabel('Search').fill('spare ferris')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Ada Ferris' }).press('Enter')

  const one = page.getByRole('region', { name: 'Enquiry 7K3M-0001' })
  await expect(one.getByText('We want to forecast demand\nfor spare parts.')).toBeVisible()
  await expect(one.getByText('/ai-systems')).toBeVisible()
  await expect(one.getByRole('listitem')).toHaveText([
    /Stored$/,
    /Notified by mail$/,
    /Opened here for the first time$/,
  ])
  const mail = new URL((await one.getByRole('link', { name: 'Answer by mail' }).getAttribute('href')) ?? '')
  expect(mail.pathname).toBe('buyer%40firm.example')
  expect(mail.searchParams.get('subject')).toBe('Your enquiry 7K3M-0001')
  expect(mail.searchParams.get('body')).toContain('> for spare parts.')

  const brand = join(desk.folder, 'content/site.yaml')
  const before = desk.read('content/site.yaml')
  writeFileSync(brand, before.replace('name: Lintel', 'name: Harbor'))
  await page.goBack()
  await page.getByRole('link', { name: 'Ada Ferris' }).press('Enter')
  await expect(one.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute('href', /0AHarbor%0D/)
  writeFileSync(brand, before)

  await one.getByRole('button', { name: 'Answered' }).press('Enter')
  await expect(one.getByRole('listitem').last()).toHaveText(/Marked as answered$/)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByLabel('State').selectOption('Answered')
  await expect(page.getByRole('row')).toHaveCount(3)
  await one.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('an enquiry has a note, somebody who takes it, and what became of it', async ({ page, desk }) => {
  const database = openLocal('enquiries', `${desk.folder}/.wrangler/state`)
  const stored = async () =>
    (await database("SELECT note, taken_by, outcome, handled_at FROM enquiries WHERE id = 'id-1'"))[0]
  await page.getByRole('link', { name: 'Ada Ferris' }).click()
  const one = page.getByRole('region', { name: 'Enquiry 7K3M-0001' })
  const note = one.getByLabel('Note, for yourselves')
  await note.fill('Called on Monday.\n<b>Wants</b> a price? {{name}}')
  await expect(one.getByText('Not saved yet')).toBeVisible()
  await one.getByLabel('Taken by').fill('Bo')
  await one.getByLabel('Taken by').press('Enter')
  await expect(one.getByText('Saved', { exact: true })).toBeVisible()
  expect(await stored()).toMatchObject({
    note: 'Called on Monday.\n<b>Wants</b> a price? {{name}}',
    taken_by: 'Bo',
  })
  await expect(page.getByRole('row', { name: /Ada Ferris/ })).toContainText('Taken by Bo')

  await one.getByRole('button', { name: 'Won' }).click()
  await expect(one.getByRole('listitem').last()).toHaveText(/Marked as won$/)
  await page.getByLabel('State').selectOption('Won')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByLabel('State').selectOption('Lost')
  await expect(page.getByText('No enquiry fits.')).toBeVisible()
  await page.getByLabel('State').selectOption('All')
  await page.getByLabel('Search').fill('wants bo')
  await expect(page.getByRole('row')).toHaveCount(2)
  const first = (await stored())?.handled_at
  await one.getByRole('button', { name: 'Lost' }).click()
  await expect(one.getByRole('button', { name: 'Lost' })).toHaveAttribute('aria-pressed', 'true')
  expect(await stored()).toMatchObject({ outcome: 'lost', handled_at: first })

  await database("UPDATE enquiries SET note = 'Of somebody else' WHERE id = 'id-1'")
  await note.fill('Mine')
  await note.press('Tab')
  await expect(one.getByRole('alert')).toContainText('somebody else has changed this note')
  expect(await stored()).toMatchObject({ note: 'Of somebody else' })
  await note.fill('x'.repeat(5001))
  await note.press('Tab')
  await expect(one.getByRole('alert')).toContainText('Shorten it to 5000 characters')
  await note.fill('Called on Monday.\n<b>Wants</b> a price? {{name}}')
})

test('every field of the form is shown, and found by its words', async ({ page, desk }) => {
  const database = openLocal('enquiries', `${desk.folder}/.wrangler/state`)
  const changes = contactFieldNames.map((field) => `${field} = ?`).join(', ')
  const texts = contactFieldNames.map((field) => markedEnquiry[field])
  await database(`UPDATE enquiries SET ${changes} WHERE id = 'id-1'`, ...texts)
  await page.reload()
  for (const field of contactFieldNames) {
    await page.getByLabel('Search').fill(markerOf(field))
    await expect(page.getByRole('row'), field).toHaveCount(2)
  }
  await page.getByRole('link', { name: markedEnquiry.name }).click()
  const one = page.getByRole('region', { name: 'Enquiry 7K3M-0001' })
  for (const text of texts) await expect(one.getByText(text)).toBeVisible()
})

test('words of a visitor are shown as they were written, and erased with all that belongs to them', async ({
  page,
  desk,
}) => {
  await page.getByRole('link', { name: '<b>Bold</b> & Sons' }).click()
  const one = page.getByRole('region', { name: 'Enquiry 7K3M-0002' })
  await expect(one.getByText('Is this <script>alert(1)</script> safe?')).toBeVisible()
  await expect(one.getByText('no bot-check token')).toBeVisible()
  await expect(one.getByText('it was kept from Slack and HubSpot')).toBeVisible()
  await one.getByRole('button', { name: 'Release it' }).click()
  await expect(one.getByText('Waits to leave by HubSpot after 0 attempts')).toBeVisible()
  await expect(one.getByText('Released to the other channels')).toBeVisible()
  await one.getByRole('button', { name: 'Erase …' }).click()
  const question = page.getByRole('dialog', { name: 'Erase enquiry 7K3M-0002?' })
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await one.getByRole('button', { name: 'Erase …' }).click()
  await question.getByRole('button', { name: 'Erase it' }).click()
  await expect(page).toHaveURL(/\/enquiries$/)
  await expect(page.getByRole('row')).toHaveCount(2)
  const database = openLocal('enquiries', `${desk.folder}/.wrangler/state`)
  expect(await database("SELECT id FROM enquiries WHERE id = 'id-2'")).toEqual([])
  expect(await database("SELECT id FROM outbox WHERE subject_id = 'id-2'")).toEqual([])
})

test('deliveries that failed stand on top, and go out again', async ({ page }) => {
  const failed = page.getByRole('region', { name: 'Failed deliveries' })
  await expect(failed.getByRole('listitem')).toHaveText('7K3M-0002, by mail, after 26 attempts: 550 unknown')
  await failed.getByRole('button', { name: 'Send them again' }).click()
  await expect(failed).toBeHidden()
  await page.getByRole('link', { name: '<b>Bold</b> & Sons' }).click()
  await expect(page.getByText(/Waits to leave by mail after 0 attempts/)).toBeVisible()
})

test('the promise stands beside what happened, by week', async ({ page }) => {
  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Answers' }).click()
  await expect(page.getByText('1 of 1 handled in time.')).toBeVisible()
  const answered = page.getByRole('table', { name: 'Answered, by week' })
  await expect(answered.getByRole('row').nth(1)).toHaveText(/^\d{4}-\d\d-\d\d/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the weeks' }).click()
  const text = (await (await (await download).createReadStream()).toArray()).join('')
  expect(text).toMatch(/^.?"week","came","inTime","late","waiting"/)
  expect(text).not.toMatch(/Ferris|7K3M|firm/)
})

test('another region moves no promise that was given, and counts for those whose promise was not kept', async ({
  page,
  desk,
}) => {
  const friday = Date.UTC(2030, 0, 4, 15)
  const database = openLocal('enquiries', `${desk.folder}/.wrangler/state`)
  await database('UPDATE enquiries SET received_at = ?', friday)
  await database("UPDATE enquiries SET reply_by = ? WHERE id = 'id-2'", friday + 24 * hour)
  const answerBy = async (reference: string) => {
    await page.goto(new URL(`/enquiries/${reference}`, page.url()).href)
    const one = page.getByRole('region', { name: `Enquiry ${reference}` })
    return one.locator('dt', { hasText: 'Answer by' }).locator('xpath=following-sibling::dd[1]').innerText()
  }
  const before = [await answerBy('7K3M-0001'), await answerBy('7K3M-0002')]
  const brand = desk.read('content/site.yaml')
  // Its weekend is Friday and Saturday.
  writeFileSync(join(desk.folder, 'content/site.yaml'), brand.replace(/^region: .*$/m, 'region: EG'))
  const after = [await answerBy('7K3M-0001'), await answerBy('7K3M-0002')]
  writeFileSync(join(desk.folder, 'content/site.yaml'), brand)
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).toBe(before[1])
  expect(await answerBy('7K3M-0001')).toBe(before[0])
})

test('all enquiries are exported, and subscribers are listed, exported and deleted', async ({
  page,
  desk,
}) => {
  const database = openLocal('enquiries', `${desk.folder}/.wrangler/state`)
  await database(
    "UPDATE enquiries SET note = 'Our own words', taken_by = 'Bo', outcome = 'won' WHERE id = 'id-3'",
  )
  const exported = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const stream = await (await download).createReadStream()
    return (await stream.toArray()).join('')
  }
  expect(await exported('Export all enquiries')).toMatch(
    /Ada Ferris[\s\S]*Zoë Handled[^\n]*"Our own words","Bo","won"/,
  )
  await page.getByRole('link', { name: 'Subscribers' }).click()
  await expect(page.getByText('1 confirmed, 0 waiting')).toBeVisible()
  expect(await exported('Export the confirmed ones')).toMatch(
    /"reader@firm\.example",.*\/newsletter\/unsubscribe\/s1\//,
  )
  await page.getByRole('button', { name: 'Delete reader@firm.example' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('Nobody has subscribed yet.')).toBeVisible()
})

test('that nobody is signed in to the live database is said, and this machine’s is one choice away', async ({
  page,
}) => {
  await page.getByLabel('Database').selectOption('the live site')
  await expect(page.getByRole('alert')).toContainText(
    'This machine is not signed in to the account where the live site keeps its enquiries',
  )
  await expect(page.getByLabel('Database')).toHaveValue('true')
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'This machine is not signed in to the account where the live site keeps its enquiries',
  )
  await expect(page.getByLabel('Database')).toHaveValue('true')
  await page.getByRole('link', { name: /^Enquiries/ }).click()
  await page.getByLabel('Database').selectOption('this machine')
  await expect(page.getByRole('row')).toHaveCount(3)
})

test('numbers are plots that can be read as tables, and say which page led to work', async ({
  page,
  desk,
}) => {
  await openLocal(
    'enquiries',
    `${desk.folder}/.wrangler/state`,
  )("UPDATE enquiries SET outcome = 'won', handled_at = received_at WHERE id = 'id-1'")
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect(page.getByRole('heading', { name: '48 views of pages in the last 30 days' })).toBeVisible()
  await expect(page.getByRole('row', { name: '/ai-systems 41' })).toBeVisible()
  await page.getByLabel('Period').selectOption('the last 7 days')
  await expect(page.getByRole('heading', { name: '3 enquiries in the last 7 days' })).toBeVisible()
  await expect(page.getByRole('row', { name: '/ai-systems 1 1 0' })).toBeVisible()
  await page.getByText('Views by day as a table').click()
  await expect(page.getByRole('row', { name: `${isoDay(Date.now())} 48` })).toBeVisible()
  await expect(page.getByText('2 of 2 handled in time.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing of it is closed to anybody, ${colorScheme}, on a narrow window too`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 800 })
    for (const link of ['Ada Ferris', 'Answers', 'Subscribers', 'Numbers']) {
      await page.getByRole('link', { name: link, exact: true }).click()
      await expect(
        page
          .getByRole('heading', { level: 2 })
          .or(page.getByText('1 confirmed'))
          .or(page.getByText('How long it took'))
          .first(),
      ).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
