import { createToken, jsonRequest } from '@lintel/lab/edge/requests.ts'
import { expect, test } from 'vitest'
import { isNode, startSite } from './site.ts'

/** A receipt tells when an enquiry was received, by the clock of the zone that the network names. */
test.skipIf(isNode)('the real runtime names the time zone as people there do', async () => {
  const site = await startSite()
  const answer = await site.fetch('/api/contact-secure', jsonRequest({ csrfToken: createToken() }))
  const { receipt } = await answer.json<{ receipt: string }>()
  const receivedIn = async (month: number, cf: object) => {
    await site.rows('UPDATE enquiries SET received_at = ?', Date.UTC(2026, month - 1, 6, 16, 30))
    const html = await (await site.fetch(receipt, { cf } as RequestInit)).text()
    return /<dt>Received<\/dt><dd>(.*?)<\/dd>/.exec(html)?.[1]
  }
  const newYork = { timezone: 'America/New_York', country: 'US' }
  const berlin = { timezone: 'Europe/Berlin', country: 'DE' }
  expect(await receivedIn(1, newYork)).toBe('Tuesday, January 6, 2026 at 11:30 AM EST')
  expect(await receivedIn(7, newYork)).toBe('Monday, July 6, 2026 at 12:30 PM EDT')
  expect(await receivedIn(1, berlin)).toBe('Tuesday, January 6, 2026 at 5:30 PM CET')
  expect(await receivedIn(7, berlin)).toBe('Monday, July 6, 2026 at 6:30 PM CEST')
  expect(await receivedIn(7, { timezone: 'Europe/Berlin' })).toBe('Monday, July 6, 2026 at 6:30 PM GMT+2')
})
