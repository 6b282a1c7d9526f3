import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonRequest } from '../requests.ts'
import { type Site, startSite } from '../site.ts'
import { type MailServer, startMailServer } from './mailServer.ts'

let site: Site
let mail: MailServer
beforeAll(async () => {
  process.env.NODE_EXTRA_CA_CERTS = resolve('tests/functions/fixtures/tls/ca.pem')
  mail = await startMailServer()
  site = await startSite({ NOTIFY_TO: 'owner@firm.example', NOTIFY_FROM: 'site@lintel.example', SMTP_URL: mail.url })
})
afterAll(async () => {
  await site.close()
  await mail.close()
})

test('an enquiry is mailed to the owner at once', async () => {
  const response = await site.fetch('/api/contact-secure', jsonRequest())
  expect(response.status).toBe(200)
  await expect.poll(() => site.rows('SELECT state, last_error FROM outbox'), { timeout: 20000 }).toEqual([{ state: 'sent', last_error: null }])
  console.log(mail.received)
})
