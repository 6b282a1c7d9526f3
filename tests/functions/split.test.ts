import { createToken, formRequest, jsonRequest, origin } from '@lintel/lab/edge/requests.ts'
import { expect, onTestFinished, test } from 'vitest'
import { interceptOutbound } from './outbound.ts'
import { startSite } from './site.ts'

/** Any static host serves the pages, and the edge answers at an origin of its own: docs/operator.md. */
const pages = 'https://www.firm.test'
const site = await startSite(
  { BOT_CHECK: 'turnstile', BOT_CHECK_SECRET: 'secret' },
  { origin: pages, edgeOrigin: origin },
)
const fromPages = { Origin: pages, 'Sec-Fetch-Site': 'cross-site' }

test('a page of the other host asks, sends with a token made there, and reads the answer and its receipt', async () => {
  const outbound = interceptOutbound()
  onTestFinished(outbound.restore)
  outbound.answer = () => Response.json({ success: true, hostname: 'www.firm.test', action: 'contact_form' })
  const preflight = await site.fetch('/api/contact-secure', { method: 'OPTIONS', headers: fromPages })
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([204, pages])

  const csrfToken = createToken()
  const init = jsonRequest({ recaptchaToken: 'token', csrfToken }, fromPages)
  const sent = await site.fetch('/api/contact-secure', init)
  expect([sent.status, sent.headers.get('Access-Control-Allow-Origin')]).toEqual([200, pages])
  expect(await site.rows('SELECT flag FROM enquiries WHERE token = ?', csrfToken)).toEqual([{ flag: null }])

  const { receipt, reference } = await sent.json<{ receipt: string; reference: string }>()
  const shown = await site.fetch(new URL(receipt, origin).pathname)
  expect(await shown.text()).toContain(`<dd>${reference}</dd>`)
})

test('a form without script is sent from there too, and ends on a page of the edge', async () => {
  const sent = await site.fetch('/api/contact-secure', formRequest({}, fromPages))
  expect(sent.status).toBe(303)
  const confirmed = await site.fetch(sent.headers.get('Location') ?? '')
  expect([confirmed.status, await confirmed.text()]).toEqual([200, expect.stringContaining('Message')])
})

test('no other origin may send or read', async () => {
  const others = { Origin: 'https://shop.firm.test', 'Sec-Fetch-Site': 'same-site' }
  const refused = await site.fetch('/api/contact-secure', jsonRequest({}, others))
  expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null])
})
