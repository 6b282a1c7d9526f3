import { createToken, formRequest, jsonRequest, origin, pressButton } from '@lintel/lab/edge/requests.ts'
import { expect, test } from 'vitest'
import { byWebhook, startSite } from './site.ts'

const site = await startSite(byWebhook)

const page = async (path: string, init?: RequestInit) => {
  const response = await site.fetch(path, init)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

async function send(csrfToken = createToken()) {
  const init = jsonRequest({ csrfToken, message: 'Words with <markup and "quotes" in them.' })
  const answer = await (await site.fetch('/api/contact-secure', init)).json<{
    receipt: string
    reference: string
  }>()
  return { ...answer, csrfToken, init }
}

test('a receipt shows what is stored, escaped, and is never cached or indexed', async () => {
  const { receipt, reference } = await send()
  const { status, headers, html } = await page(receipt)
  expect(status).toBe(200)
  expect(html).toContain(`<dt>Reference</dt><dd>${reference}</dd>`)
  expect(html).toContain('<dd>Words with &lt;markup and &quot;quotes&quot; in them.</dd>')
  expect(html).toContain(
    `<form method="post" action="${receipt}"><button type="submit">Yes, erase it</button>`,
  )
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  expect(headers.get('Referrer-Policy')).toBe('origin')
})

test('the button that erases stands behind a first step, which no press of one key can take', async () => {
  const { receipt } = await send()
  const { html } = await page(receipt)
  expect(html).toMatch(/<details><summary>Erase this message<\/summary>.*<form method="post".*<\/details>/s)
})

test('its button erases every word, tells the owner, and a replay does not revive them', async () => {
  const { receipt, reference, csrfToken, init } = await send()
  expect((await page(receipt, pressButton)).html).toContain('Your message has been erased')
  expect((await page(receipt, pressButton)).html).toContain('Your message has been erased')
  const rows = await site.rows('SELECT * FROM enquiries WHERE token = ?', csrfToken)
  expect(rows).toMatchObject([
    {
      reference,
      name: null,
      email: null,
      company: null,
      message: null,
      fingerprint: null,
      flag: null,
      came_from: null,
    },
  ])
  const again = await site.fetch('/api/contact-secure', init)
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { error: expect.stringContaining('was erased') },
  ])
  const notices = await site.rows("SELECT subject_id FROM outbox WHERE kind = 'enquiry-erased'")
  expect(notices).toEqual([{ subject_id: rows[0]?.id }])
})

test('whoever erased a plain form can send the same words again', async () => {
  const init = formRequest({ message: 'Words that were erased, and then sent after all.' })
  const sent = await site.fetch('/api/contact-secure', init)
  const signedId = new URL(sent.headers.get('Location') ?? '', origin).searchParams.get('receipt')
  expect((await page(`/receipt/${signedId}`, pressButton)).html).toContain('Your message has been erased')
  await site.rows('UPDATE enquiries SET received_at = received_at - 60000')
  expect((await site.fetch('/api/contact-secure', init)).status).toBe(303)
  expect(
    await site.rows("SELECT 1 FROM enquiries WHERE message LIKE 'Words that were erased%'"),
  ).toHaveLength(1)
})

test('a wrong signature opens and erases nothing', async () => {
  const { receipt, csrfToken } = await send()
  const [, , id = '', signature = ''] = receipt.split('/')
  const other = (await send()).receipt.split('/')[3]
  const changed = signature.at(-2) === 'A' ? 'B' : 'A'
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // The last of 43 digits has two bits that no byte of the 32 uses.
  const sameBytes = digits[digits.indexOf(signature.at(-1) ?? '') + 1]
  for (const wrong of [
    other,
    `${signature.slice(0, -2)}${changed}${signature.at(-1)}`,
    'x',
    '*',
    '%00',
    signature.slice(1),
    `${signature.slice(0, -1)}${sameBytes}`,
  ]) {
    expect((await page(`/receipt/${id}/${wrong}`)).status).toBe(404)
    expect((await page(`/receipt/${id}/${wrong}`, pressButton)).status).toBe(404)
  }
  const rows = await site.rows('SELECT erased_at FROM enquiries WHERE token = ?', csrfToken)
  expect(rows).toEqual([{ erased_at: null }])
})

test('another site cannot press the button', async () => {
  const { receipt } = await send()
  expect((await page(receipt, { method: 'POST', headers: { Origin: 'https://evil.example' } })).status).toBe(
    403,
  )
})
