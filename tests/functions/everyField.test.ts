import type { Row } from '@lintel/cli/database/openDatabase.ts'
import { commands } from '@lintel/cli/enquiries/commands.ts'
import { channelNames } from '@lintel/edge/outbox/channels/index.ts'
import { settingsFor } from '@lintel/lab/edge/receivers.ts'
import { createToken, jsonRequest, markedEnquiry, markerOf } from '@lintel/lab/edge/requests.ts'
import { contactFieldNames, contactFields, fieldsOf } from '@lintel/rules/contact.ts'
import { afterEach, expect, test } from 'vitest'
import { interceptOutbound } from './outbound.ts'
import { startMailServer } from './outbox/mailServer.ts'
import { parseMail } from './outbox/parseMail.ts'
import { byMail, mailPort, startSite } from './site.ts'

const site = await startSite({
  ...byMail,
  ...settingsFor('https://receivers.example'),
  CRM_MAPPING: JSON.stringify(fieldsOf((field) => `{${field}}`)),
})
const database = (sql: string, ...values: unknown[]) => site.rows<Row>(sql, ...values)
const outbound = interceptOutbound()
const mail = await startMailServer(mailPort)
afterEach(async () => {
  outbound.restore()
  await mail.close()
})

/** The fields whose words do not stand in a text. */
const missingIn = (text: string | undefined) =>
  contactFieldNames.filter((field) => !text?.toLowerCase().includes(markerOf(field)))

test('every field of the form is stored, told by each channel, shown on the receipt and given to the owner', async () => {
  const csrfToken = createToken()
  const sent = await site.fetch('/api/contact-secure', jsonRequest({ ...markedEnquiry, csrfToken }))
  const { reference, receipt } = await sent.json<{ reference: string; receipt: string }>()
  const leaving = "SELECT channel FROM outbox WHERE state <> 'sent'"
  await expect.poll(() => site.rows(leaving), { timeout: 50_000 }).toEqual([])

  expect(await site.rows(`SELECT ${contactFieldNames} FROM enquiries`)).toEqual([markedEnquiry])
  expect(missingIn(parseMail(mail.received[0]).text)).toEqual([])
  expect(outbound.requests).toHaveLength(channelNames.length - 1)
  for (const { url, body } of outbound.requests) expect(missingIn(body), url).toEqual([])

  const page = await (await site.fetch(receipt)).text()
  for (const field of contactFieldNames)
    expect(page).toContain(`<dt>${contactFields[field].label}</dt><dd>${markedEnquiry[field]}</dd>`)

  expect(missingIn(await commands.show?.(database, reference, {}))).toEqual([])
  for (const format of ['csv', 'json'])
    expect(missingIn(await commands.export?.(database, undefined, { format })), format).toEqual([])

  const changed = contactFieldNames.map((field) => ({
    ...markedEnquiry,
    [field]: `${markedEnquiry[field]}x`,
  }))
  for (const body of changed) {
    const answer = await site.fetch('/api/contact-secure', jsonRequest({ ...body, csrfToken }))
    expect(answer.status, 'other words under the same token').toBe(409)
  }
})
