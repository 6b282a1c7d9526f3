import { randomBytes } from 'node:crypto'
import { contactForm } from '@lintel/engine/content/strings.ts'
import { type ContactField, type ContactFields, fieldsOf } from '@lintel/rules/contact.ts'
import { expect, type Page } from '@playwright/test'

/** A name that is not local development, so that client limits and the secure path are in force. */
export const elsewhere = () => String(process.env.SITE).replace('127.0.0.1', 'site.test')

/** Gives this visitor a network of its own, as the edge counts clients: tests and their retries never meet. */
export async function fromOwnNetwork(page: Page, network = randomBytes(8).toString('hex').match(/.{4}/g)) {
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': `${network?.join(':')}::1` })
  return network
}

export const genuine: ContactFields = {
  ...fieldsOf(() => ''),
  name: 'Ada Ferris',
  email: 'ada@ferris.example',
  company: 'Ferris Mills',
  message: 'We run three mills and want to forecast demand for spare parts.',
}

export const fieldOf = (page: Page, field: ContactField) =>
  page.locator('#contact-form').getByLabel(contactForm.labels[field], { exact: true })

export async function fill(page: Page, fields: Partial<ContactFields> = genuine) {
  for (const [field, text] of Object.entries(fields)) await fieldOf(page, field as ContactField).fill(text)
}

/** Types past the limits of the boxes, which a pasting script or another program does not know. */
export async function fillBeyondTheBox(page: Page, fields: Partial<ContactFields>) {
  for (const field of Object.keys(fields) as ContactField[]) {
    await fieldOf(page, field).evaluate((box) => box.removeAttribute('maxlength'))
  }
  await fill(page, fields)
}

/** Moves the pointer, as a visitor would, and waits until the form is hydrated. */
export async function hydrated(page: Page) {
  // From elsewhere, as a pointer that comes to where it is already has not moved.
  await page.mouse.move(100, 100)
  await page.mouse.move(200, 200)
  const island = page.locator('page-island[name="ContactForm"]')
  await expect(island).toHaveAttribute('hydrated', '', { timeout: 20_000 })
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

export const sentHeading = (page: Page) => page.getByRole('heading', { name: 'Message Sent Successfully' })

export const securityAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Security Alert' })
