import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openLocal } from '@lintel/cli/database/openDatabase.ts'
import { channelNames, type OwnerChannel } from '@lintel/edge/outbox/channels/index.ts'
import { freePort } from '@lintel/engine/command/port.ts'
import { day, minute } from '@lintel/rules/time.ts'
import { chromium } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { findHeadlessBrowser } from '../findBrowser.ts'
import { Receivers, receiverNames, settingsFor } from './receivers.ts'
import { sendUntilItDies } from './requests.ts'
import type { Runtime } from './startRuntime.ts'

/**
 * Sends one enquiry from a real browser, and others beside it, while the runtime is killed twenty times and
 * every receiver is out for three days by the database's clock. Each must arrive once by mail, webhook,
 * Slack, Teams, HubSpot and CRM. A provider without idempotency keys may get one twice only if the runtime
 * died between its response and recording it, which the row's attempts show; with the others, a repetition
 * has the same key.
 */
const kills = 20
const pause = 150
const threeDays = 3 * day
const drainTimeout = 150_000
const tls = 'tests/functions/fixtures/tls'

/** Receivers for all channels, and the settings that point the runtime to them. */
interface ReceiverProcesses {
  settings: Record<string, string>
  isDown: boolean
  /**
   * Returns the key of each message about an enquiry that arrived by a channel, or `id` if the provider has
   * no keys.
   */
  arrivals: (channel: OwnerChannel, reference: string, id: string) => string[]
  refused: string[]
  close: () => void
}

export async function startReceivers(): Promise<ReceiverProcesses> {
  const receivers = new Receivers()
  const mails: string[] = []
  const files = { key: readFileSync(`${tls}/server.key`), cert: readFileSync(`${tls}/server.pem`) }
  const others: ReceiverProcesses = {
    settings: {},
    isDown: false,
    refused: receivers.refused,
    arrivals: (channel, reference, id) =>
      channel === 'mail'
        ? mails
            .filter((raw) => raw.includes(`Reference: ${reference}`))
            .map((raw) => /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '')
        : receivers.received[channel]
            .filter(({ body }) => body.includes(reference))
            .map(({ key }) => key ?? id),
    close: () => {
      server.close()
      server.closeAllConnections()
      smtp.close(() => {})
    },
  }
  const server = createServer(files, async (request, response) => {
    const body = await text(request)
    const headers = new Headers(request.headers as Record<string, string>)
    const reply = others.isDown
      ? new Response('out', { status: 503 })
      : receivers.receive({ url: `https://localhost${request.url}`, headers, body })
    response.writeHead(reply.status).end(await reply.text())
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const smtp = new SMTPServer({
    ...files,
    authOptional: true,
    disableReverseLookup: true,
    onConnect: (_, done) => done(others.isDown ? new Error('Come back later') : null),
    // Counts only complete mails: a killed runtime may leave one unfinished.
    onData: (stream, _, done) => {
      text(stream).then((mail) => {
        mails.push(mail)
        done()
      }, done)
    },
  })
  smtp.on('error', () => {})
  const mailPort = await freePort()
  await new Promise<void>((resolve) => smtp.listen(mailPort, 'localhost', resolve))
  others.settings = {
    ...settingsFor(`https://localhost:${(server.address() as AddressInfo).port}`),
    NOTIFY_TO: 'owner@firm.example',
    NOTIFY_FROM: 'site@lintel.example',
    SMTP_URL: `smtp://localhost:${mailPort}`,
  }
  return others
}

/** Returns whether each acknowledged enquiry arrived as it should, and prints what happened. */
export async function deliversDespiteKills(
  name: string,
  start: () => Promise<Runtime>,
  state: string,
  others: ReceiverProcesses,
): Promise<boolean> {
  const acknowledged: string[] = []
  others.isDown = true
  for (let round = 0; round < kills; round += 1) {
    const runtime = await start()
    if (round === 0) acknowledged.push(await sendByBrowser(runtime.address))
    if (round === kills / 2) {
      await moveBack(openLocal('enquiries', state), threeDays)
      others.isDown = false
    }
    const sending = sendUntilItDies(runtime.address, (_, reference) => acknowledged.push(reference), pause)
    // On workerd, scheduled runs must be requested; this one delivers while the runtime dies.
    fetch(`${runtime.address}/cdn-cgi/local/scheduled`).catch(() => undefined)
    await wait(500 + Math.random() * 500)
    await runtime.kill()
    await sending
  }
  const runtime = await start()
  const database = openLocal('enquiries', state)
  await deliverRest(runtime, database)
  await runtime.kill()
  return judge(name, acknowledged, database, others)
}

async function sendByBrowser(address: string): Promise<string> {
  await using browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage()
  await page.goto(`${address}/contact?utm_source=letter`)
  const form = page.locator('#contact-form')
  await form.getByLabel('Name', { exact: true }).fill('Ada Ferris')
  await form.getByLabel('Email', { exact: true }).fill('ada@ferris.example')
  await form.getByLabel('Message', { exact: true }).fill('We want to forecast demand for spare parts.')
  const answered = page.waitForResponse((response) => response.url().includes('/api/contact'))
  await page.getByRole('button', { name: 'Send Message' }).click()
  return ((await (await answered).json()) as { reference: string }).reference
}

/** Simulates the passing of time by moving every row into the past. */
async function moveBack(database: Database, time: number): Promise<void> {
  await database('UPDATE outbox SET due_at = due_at - ?, created_at = created_at - ?', time, time)
  await database('UPDATE enquiries SET received_at = received_at - ?', time)
}

/** Makes all pending rows due, and waits until the runtime's own runs have delivered them. */
async function deliverRest({ address }: Runtime, database: Database): Promise<void> {
  const deadline = Date.now() + drainTimeout
  while (Date.now() < deadline) {
    const [row] = await database("SELECT count(*) AS waiting FROM outbox WHERE state = 'pending'")
    if (row?.waiting === 0) return
    // Releases the leases of dead runtimes, but not those of this one, which would deliver twice.
    await database(
      "UPDATE outbox SET due_at = 0 WHERE state = 'pending' AND due_at < ?",
      Date.now() + 14 * minute,
    )
    await fetch(`${address}/cdn-cgi/local/scheduled`).catch(() => undefined)
    await wait(5000)
  }
}

async function judge(
  name: string,
  acknowledged: string[],
  database: Database,
  others: ReceiverProcesses,
): Promise<boolean> {
  const rows = await database(
    "SELECT reference, enquiries.id, channel, attempts FROM outbox JOIN enquiries ON enquiries.id = subject_id WHERE kind = 'enquiry'",
  )
  const problems: string[] = [...others.refused]
  let repeated = 0
  for (const reference of acknowledged) {
    for (const channel of channelNames) {
      const row = rows.find((each) => each.reference === reference && each.channel === channel)
      const keys = others.arrivals(channel, reference, String(row?.id))
      repeated += Math.max(0, keys.length - 1)
      if (keys.length === 0) problems.push(`${reference} never arrived by ${channel}`)
      if (new Set(keys).size > 1) problems.push(`${reference} arrived by ${channel} under several keys`)
      if (keys.length > Number(row?.attempts))
        problems.push(`${reference} arrived by ${channel} more often than it was sent`)
    }
  }
  const [first = ''] = acknowledged
  const counts = channelNames.map((channel) => others.arrivals(channel, first, '').length).join(', ')
  console.log(
    `${name}: ${acknowledged.length} enquiries through ${kills} kills and three days without receivers; that of the ` +
      `browser arrived ${counts} times by ${receiverNames.length + 1} channels; ${repeated} repeated ` +
      'where the runtime died before it could note the answer, under the same key where the provider knows one',
  )
  for (const problem of problems.slice(0, 20)) console.error(`  ${problem}`)
  return acknowledged.length > kills && problems.length === 0
}
