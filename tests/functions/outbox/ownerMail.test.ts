import { afterAll, beforeAll, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { jsonRequest } from '#scripts/quality/edge/requests.ts'
import { type Site, startSite } from '../site.ts'

const pinned = unstable_readConfig({ config: 'wrangler.jsonc' }).send_email[0]?.destination_address ?? ''

let site: Site
afterAll(() => site.close())
beforeAll(async () => {
  site = await startSite({ NOTIFY_TO: pinned, NOTIFY_FROM: 'site@lintel.example' })
})

const state = async () => (await site.rows('SELECT state, last_error FROM outbox'))[0]

test("the platform's binding takes the mail", async () => {
  expect((await site.fetch('/api/contact-secure', jsonRequest({ name: 'Zoë Ōkubo' }))).status).toBe(200)
  await expect.poll(state, { timeout: 20_000 }).toEqual({ state: 'sent', last_error: null })
})

test('and refuses every destination but the pinned one', async () => {
  await site.close()
  site = await startSite({ NOTIFY_TO: 'other@firm.example', NOTIFY_FROM: 'site@lintel.example' })
  expect((await site.fetch('/api/contact-secure', jsonRequest())).status).toBe(200)
  const expected = { state: 'pending', last_error: expect.stringContaining('other@firm.example') }
  await expect.poll(state, { timeout: 20_000 }).toMatchObject(expected)
})
