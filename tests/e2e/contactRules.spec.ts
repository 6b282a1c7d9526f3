import { type ContactField, type ContactFields, contactMessages } from '@lintel/rules/contact.ts'
import { expect, type Page, test } from '@playwright/test'
import { site } from '@site/data/site.ts'
import {
  elsewhere,
  fieldOf,
  fill,
  fillBeyondTheBox,
  genuine,
  hydrated,
  securityAlert,
  send,
} from './support/contactForm.ts'

/** Every message of the rules once, on one page; tests/data/rules/contact.test.ts has all that each of them refuses. */
const refused: [string, Partial<ContactFields>, string, isSecurity?: true][] = [
  ['a name of tags alone', { name: '<b></b>  ' }, contactMessages.nameShort],
  ['a name of 100 characters', { name: 'n'.repeat(100) }, contactMessages.nameLong, true],
  ['an address of blanks', { email: '   ' }, contactMessages.emailMissing],
  ['an address of 255 characters', { email: `${'a'.repeat(242)}@firm.example` }, contactMessages.emailLong],
  ['an address without a dot', { email: 'ada@ferris' }, contactMessages.emailFormat],
  ['an address with a tag', { email: '<ada@ferris.example' }, contactMessages.emailSuspicious, true],
  ['a company of 150 characters', { company: 'c'.repeat(150) }, contactMessages.companyLong, true],
  ['a message of blanks', { message: `a${' '.repeat(30)}b` }, contactMessages.messageShort],
  [
    'a message of 2000 characters',
    { message: 'words '.repeat(400).slice(0, 2000) },
    contactMessages.messageLong,
    true,
  ],
]

/** What a field says of itself: what is wrong, and for an address how one looks. */
const saidOf = (field: ContactField, message: string) =>
  field === 'email' ? `${message} ${contactMessages.emailExample}` : message

test('each rule refuses with its message at its field and leads there; what is no slip is a Security Alert', async ({
  page,
}) => {
  test.slow()
  await page.goto('/contact')
  await hydrated(page)
  for (const [what, change, message, isSecurity] of refused) {
    await test.step(what, async () => {
      await fillBeyondTheBox(page, { ...genuine, ...change })
      await send(page)
      await expect(securityAlert(page).getByRole('listitem')).toHaveText(isSecurity ? [message] : [])
      await expect(page).toHaveTitle(/^Error: /)
      const name = Object.keys(change)[0] as ContactField
      const field = fieldOf(page, name)
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(saidOf(name, message))
    })
  }
})

/** What each kind of spam rule says is in its way; tests/data/rules/spam.test.ts has every keyword. */
const spam: [string, string, RegExp][] = [
  ['a phrase', 'You can act now and save on the whole project.', /^The phrase “act now” triggered/],
  ['a keyword in capitals', 'Please answer, this is URGENT for all of us.', /^The word “urgent” triggered/],
  [
    'a word six times',
    'mills '.repeat(6),
    /^The word “mills” appears 6 times\. The spam check allows at most 5\./,
  ],
  [
    'more capitals than not',
    'WE WANT TO FORECAST THE DEMAND FOR SPARE PARTS IN ALL our mills',
    /^More than half of the message is in capital letters\./,
  ],
  [
    'more signs than a third',
    'Can you? !!! ??? *** $$$ ###',
    /^More than 30 percent of the message is special/,
  ],
]

test('a form that is sent before hydration is checked by the same rules', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('#contact-form button[type="submit"]').evaluate((button: HTMLElement) => button.click())
  for (const [field, message] of [
    ['name', contactMessages.nameShort],
    ['email', contactMessages.emailMissing],
    ['message', contactMessages.messageShort],
  ] as const)
    await expect(fieldOf(page, field)).toHaveAccessibleDescription(saidOf(field, message))
  await expect(securityAlert(page)).toHaveCount(0)
  await expect(fieldOf(page, 'name')).toBeFocused()
})

test('each spam rule refuses, names its trigger, and says where a genuine buyer can write', async ({
  page,
}) => {
  test.slow()
  await page.goto('/contact')
  await hydrated(page)
  for (const [what, message, detail] of spam) {
    await test.step(what, async () => {
      await fill(page, { ...genuine, message })
      await send(page)
      await expect(securityAlert(page).getByRole('listitem')).toHaveText([contactMessages.messageSpam])
      await expect(fieldOf(page, 'message')).toHaveAccessibleDescription(/If your message is genuine/)
      const line = page.locator('#contact-form p').filter({ hasText: detail })
      await expect(line).toContainText('If your message is genuine, write to')
      await expect(line.getByRole('link')).toHaveAttribute('href', /^mailto:/)
    })
  }
})

test('near misses of the spam rules are sent', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ json: { success: true, reference: 'TEST-0001' } }),
  )
  await page.goto('/contact')
  await fill(page, {
    ...genuine,
    message: 'Non-urgent: our winners’ team asks about cryptography and investments.',
  })
  await send(page)
  await expect(page.getByText('TEST-0001')).toBeVisible()
})

test('what the security check refuses is listed in the order of the form, and each entry leads to its field', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await fillBeyondTheBox(page, {
    name: 'n'.repeat(101),
    email: '<x@y.example',
    company: 'c'.repeat(151),
    message: 'Please answer, this is urgent.',
  })
  await send(page)
  await expect(securityAlert(page).getByRole('listitem')).toHaveText([
    contactMessages.nameLong,
    contactMessages.emailSuspicious,
    contactMessages.companyLong,
    contactMessages.messageSpam,
  ])
  await expect(fieldOf(page, 'name')).toBeFocused()
  await securityAlert(page).getByRole('link', { name: contactMessages.companyLong }).click()
  await expect(fieldOf(page, 'company')).toBeFocused()
  await fill(page, { company: 'Ferris Mills' })
  await expect(securityAlert(page).getByRole('listitem')).toHaveCount(3)
})

test('the boxes have their limits, and the counter follows', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await fill(page, {
    name: 'n'.repeat(80),
    company: 'c'.repeat(120),
    email: 'e'.repeat(300),
    message: 'm'.repeat(1200),
  })
  const lengthOf = async (field: ContactField) => (await fieldOf(page, field).inputValue()).length
  expect(await Promise.all((['name', 'company', 'email', 'message'] as const).map(lengthOf))).toEqual([
    50, 100, 254, 1000,
  ])
  await expect(page.getByText('1000/1000')).toBeVisible()
  await fieldOf(page, 'message').fill('')
  await fieldOf(page, 'message').pressSequentially('Twelve chars')
  await expect(page.getByText('12/1000')).toBeVisible()
})

test.describe('the decoy field', () => {
  const decoy = (page: Page) => page.locator('#contact-form input[name="website"]')

  test('is out of reach of people, their keyboards, assistive technology and autofill', async ({ page }) => {
    await page.goto('/contact')
    await hydrated(page)
    await expect(decoy(page)).toBeHidden()
    await expect(decoy(page)).toHaveAttribute('tabindex', '-1')
    await expect(decoy(page)).toHaveAttribute('autocomplete', 'off')
    await expect(page.getByRole('textbox', { name: 'Website', includeHidden: false })).toHaveCount(0)
  })

  test('refuses when it is filled, and nothing is sent', async ({ page }) => {
    let posts = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/contact')) posts += 1
    })
    await page.goto('/contact')
    await fill(page)
    await hydrated(page)
    await decoy(page).evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example'
    })
    await send(page)
    await expect(securityAlert(page).getByRole('listitem')).toHaveText([contactMessages.bot])
    await expect(securityAlert(page)).toBeInViewport()
    expect(posts).toBe(0)
  })
})

test.describe('the limits of one browser', () => {
  const submitted = (page: Page, secondsAgo: number[]) =>
    page.addInitScript(
      ({ key, ages }) => {
        const times = ages.map((age) => Date.now() - age * 1000)
        localStorage.setItem(key, JSON.stringify({ times, last: times[0] }))
      },
      { key: `${site.storagePrefix}.contact-submissions`, ages: secondsAgo },
    )
  const everyTwoHours = Array.from({ length: 10 }, (_, index) => 7200 + index * 7200)

  for (const [what, secondsAgo, message] of [
    ['a second message within 30 seconds', [10], 'Please wait before submitting again'],
    ['a fourth within an hour', [600, 1200, 1800], 'Hourly submission limit exceeded'],
    ['an eleventh within a day', everyTwoHours, 'Daily submission limit exceeded'],
  ] as const) {
    test(`refuse ${what}`, async ({ page }) => {
      await submitted(page, [...secondsAgo])
      await page.goto(`${elsewhere()}/contact`)
      await fill(page)
      await send(page)
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeInViewport()
      await expect(fieldOf(page, 'message')).toHaveValue(genuine.message)
    })
  }

  test('are off in local development', async ({ page }) => {
    await submitted(page, [1, 2, 3, ...everyTwoHours])
    await page.goto('/contact')
    await fill(page)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
  })
})
