import { createToken, formRequest, jsonRequest, sampleEnquiry } from '@lintel/lab/edge/requests.ts'
import { contactMessages } from '@lintel/rules/contact.ts'
import { expect, test } from 'vitest'
import { byWebhook, startSite } from '../site.ts'

const path = '/api/contact-secure'
const site = await startSite(byWebhook)

/** Takes a table away while the work runs, as a database does that cannot be written. */
async function without(table: string, work: () => Promise<void>) {
  await site.rows(`ALTER TABLE ${table} RENAME TO away`)
  await work().finally(() => site.rows(`ALTER TABLE away RENAME TO ${table}`))
}

test.each(['enquiries', 'outbox'])('without %s nothing is acknowledged, nothing is stored', async (table) => {
  const csrfToken = createToken()
  const init = jsonRequest({ csrfToken })
  await without(table, async () => {
    const response = await site.fetch(path, init)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(await response.json()).toEqual({ success: false, error: contactMessages.failed })
  })
  expect(await site.rows('SELECT id FROM enquiries WHERE token = ?', csrfToken)).toEqual([])
  expect((await site.fetch(path, init)).status).toBe(200)
})

test('a plain form comes back with its words', async () => {
  await without('enquiries', async () => {
    const response = await site.fetch(path, formRequest())
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain(contactMessages.failed)
    expect(html).toContain(sampleEnquiry.message)
  })
})

test('the newsletter says that nothing was stored', async () => {
  await without('subscribers', async () => {
    const response = await site.fetch('/api/newsletter', jsonRequest({ email: 'reader@firm.example' }))
    expect(response.status).toBe(503)
    const error = 'Your request could not be stored. Please try again.'
    expect(await response.json()).toEqual({ success: false, error })
  })
})

test('a page says so too, and can be asked again', async () => {
  const { receipt } = await (await site.fetch(path, jsonRequest())).json<{ receipt: string }>()
  await without('enquiries', async () => {
    const response = await site.fetch(receipt)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(await response.text()).toContain(contactMessages.unexpected)
  })
  expect((await site.fetch(receipt)).status).toBe(200)
})

test('an address that is no signed link needs no database', async () => {
  const withoutKeys = await startSite({
    ...byWebhook,
    SIGNING_SECRET: 'a secret of no other test, 32 characters',
  })
  await withoutKeys.rows('ALTER TABLE keys RENAME TO away')
  expect((await withoutKeys.fetch('/contact/sent', { redirect: 'manual' })).status).toBe(303)
  expect((await withoutKeys.fetch('/receipt/unsigned')).status).toBe(404)
})
