import { jsonRequest } from '@lintel/lab/edge/requests.ts'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { isNode, startSite } from '../site.ts'

const pinned = unstable_readConfig({ config: 'wrangler.jsonc' }).send_email[0]?.destination_address ?? ''

/** What became of the mail about an enquiry, with the platform's own binding and this receiver. */
async function mailTo(NOTIFY_TO: string) {
  const site = await startSite({ NOTIFY_TO, NOTIFY_FROM: 'site@lintel.example' })
  expect((await site.fetch('/api/contact-secure', jsonRequest({ name: 'Zoë Ōkubo' }))).status).toBe(200)
  const find = async () =>
    (await site.rows("SELECT * FROM outbox WHERE state = 'sent' OR last_error <> ''"))[0]
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  return find()
}

test.skipIf(isNode)("the platform's binding takes mail to the pinned destination", async () => {
  expect(await mailTo(pinned)).toMatchObject({ state: 'sent', last_error: null })
})

test.skipIf(isNode)('and refuses every other one', async () => {
  const last_error = expect.stringContaining('other@firm.example')
  expect(await mailTo('other@firm.example')).toMatchObject({ state: 'pending', last_error })
})
