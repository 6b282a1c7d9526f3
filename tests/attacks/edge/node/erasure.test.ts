import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openLocal } from '@lintel/cli/database/openDatabase.ts'
import { everyDay, everyMinute } from '@lintel/edge/environment.ts'
import { startServer } from '@lintel/edge/node/startServer.ts'
import { freePort } from '@lintel/engine/command/port.ts'
import { jsonRequest } from '@lintel/lab/edge/requests.ts'
import { retentionDays } from '@lintel/rules/retention.ts'
import { day } from '@lintel/rules/time.ts'
import { afterAll, expect, test } from 'vitest'

/** Reads what the server wrote to the disk as whoever got hold of the disk does. */
const folder = mkdtempSync(join(tmpdir(), 'erased-'))
afterAll(() => rmSync(folder, { recursive: true }))

const many = 300
const marker = (number: number) => `Marker${String(number).padStart(4, '0')}`

/** Of one line or of several, so that rows move as they change. */
function letterOf(text: string, lines: number): string {
  const subjects = ['forecasts', 'reports', 'invoices', 'sensors', 'contracts', 'drawings', 'shipments']
  const line = (_: unknown, index: number) =>
    `${text} asks about ${subjects[index % 7]} of plant ${index + 1}, which ${subjects[(index * 3 + 2) % 7]} delay by ${index + 2} days.`
  return Array.from({ length: lines }, line).join('\n')
}

function markersOnDisk(): string[] {
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
  const onDisk = Array.from({ length: many }, (_, number) => marker(number)).filter((text) =>
    bytes.some((each) => each.includes(text)),
  )
  return onDisk
}

test('no word of an erased, deleted or outdated enquiry is left in the bytes of the database and its log', async () => {
  const server = await startServer({
    folder: 'tests/functions/fixtures/site',
    database: join(folder, 'lintel.sqlite'),
    settings: {},
    port: await freePort(),
    hostname: '127.0.0.1',
    proxies: '127.0.0.1',
    log: () => {},
  })
  const receipts: string[] = []
  for (let number = 0; number < many; number += 1) {
    const text = marker(number)
    const body = {
      name: `${text} of Name`,
      email: `${text}@person.example`,
      company: `${text} & Sons`,
      message: letterOf(text, 1 + (number % 5)),
    }
    const headers = { 'X-Forwarded-For': `198.51.${number >> 8}.${number % 256}` }
    const response = await fetch(`${server.address}/api/contact-secure`, jsonRequest(body, headers))
    expect(response.status, await response.clone().text()).toBe(200)
    receipts.push(((await response.json()) as { receipt: string }).receipt)
  }
  expect(markersOnDisk()).toHaveLength(many)
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)

  const own = openLocal('enquiries', folder)
  for (const [number, receipt] of receipts.entries()) {
    // One third by their senders, one by the owner, one by time.
    if (number % 3 === 0) {
      const headers = { Origin: 'https://lintel.example', 'Sec-Fetch-Site': 'same-origin' }
      const erased = await fetch(new URL(receipt, server.address), { method: 'POST', headers })
      expect(await erased.text()).toContain('was erased')
    } else if (number % 3 === 1)
      await own('DELETE FROM enquiries WHERE email = ?', `${marker(number)}@person.example`)
  }
  await own('UPDATE enquiries SET received_at = received_at - ?', (retentionDays + 1) * day)
  await server.runScheduled(everyDay)
  await expect.poll(markersOnDisk, { timeout: 10_000 }).toEqual([])
  await server.stop()
  expect(markersOnDisk()).toEqual([])
})

test('what the owner deletes while another program reads is gone within a minute of its leaving', async () => {
  const database = join(folder, 'read.sqlite')
  const server = await startServer({
    folder: 'tests/functions/fixtures/site',
    database,
    settings: {},
    port: await freePort(),
    hostname: '127.0.0.1',
    proxies: '',
    log: () => {},
  })
  const name = marker(0)
  const sent = await fetch(`${server.address}/api/contact-secure`, jsonRequest({ name }))
  expect(sent.status).toBe(200)
  const reader = new DatabaseSync(database)
  reader.exec('BEGIN; SELECT count(*) FROM enquiries')
  await openLocal('enquiries', folder)('DELETE FROM enquiries WHERE name = ?', name)
  reader.close()
  expect(markersOnDisk()).toEqual([name])
  await server.runScheduled(everyMinute)
  await expect.poll(markersOnDisk, { timeout: 10_000 }).toEqual([])
  await server.stop()
})

test('what an earlier version left in its file is gone with the first start', async () => {
  const database = join(folder, 'older.sqlite')
  const older = new DatabaseSync(database)
  older.exec('PRAGMA journal_mode = WAL; PRAGMA secure_delete = OFF; CREATE TABLE letters (words TEXT)')
  const insert = older.prepare('INSERT INTO letters (words) VALUES (?)')
  for (let number = 0; number < many; number += 1) insert.run(`${marker(number)} `.repeat(50))
  older.exec('DELETE FROM letters')
  older.close()
  expect(markersOnDisk().length).toBeGreaterThan(0)
  const server = await startServer({
    folder: 'tests/functions/fixtures/site',
    database,
    settings: {},
    port: await freePort(),
    hostname: '127.0.0.1',
    proxies: '',
    log: () => {},
  })
  // The log is emptied a moment later.
  await expect.poll(markersOnDisk, { timeout: 10_000 }).toEqual([])
  await server.stop()
})
