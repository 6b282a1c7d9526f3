import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { toCsv } from '@lintel/cli/database/format.ts'
import { type Database, type Row, withValues } from '@lintel/cli/database/openDatabase.ts'
import { commands, type Options } from '@lintel/cli/enquiries/commands.ts'
import { findEnquiry, setState, writeNote } from '@lintel/cli/enquiries/enquiries.ts'
import { day, hour } from '@lintel/rules/time.ts'
import { beforeEach, describe, expect, test } from 'vitest'

let sqlite: DatabaseSync
const bound: Database = async (sql, ...values) => sqlite.prepare(sql).all(...values) as Row[]
const inlined: Database = async (sql, ...values) => sqlite.prepare(withValues(sql, values)).all() as Row[]

const insert = `INSERT INTO enquiries (id, reference, token, fingerprint, received_at, name, email, company, message)
  VALUES (?, ?, ?, 'f', ?, ?, 'ada@firm.example', '', 'Words.')`

beforeEach(() => {
  sqlite = new DatabaseSync(':memory:')
  for (const each of readdirSync('packages/edge/migrations').sort())
    sqlite.exec(readFileSync(`packages/edge/migrations/${each}`, 'utf8'))
  const add = sqlite.prepare(insert)
  add.run('id-1', '7K3M-0001', 't1', Date.now() - 10 * day, "Zoë O'Brien")
  add.run('id-2', '7K3M-0002', 't2', Date.now(), '=HYPERLINK("https://evil.example")')
  sqlite.exec(`INSERT INTO outbox (kind, channel, subject_id, state, attempts, due_at, created_at, settled_at, last_error)
    VALUES ('enquiry', 'mail', 'id-1', 'dead', 12, 0, 0, 1, '550 No')`)
})

describe.each([
  ['bound values (local)', bound],
  ['inlined values (remote)', inlined],
])('with %s', (_, database) => {
  const run = (name: string, reference?: string, options: Options = {}) =>
    commands[name]?.(database, reference, options) ?? Promise.reject(new Error('unknown'))

  test('list shows open enquiries, newest first, and all of them when asked', async () => {
    expect((await run('list')).match(/7K3M-\d+/g)).toEqual(['7K3M-0002', '7K3M-0001'])
    await run('handled', '7k3m-oooi')
    expect((await run('list')).match(/7K3M-\d+/g)).toEqual(['7K3M-0002'])
    expect((await run('list', undefined, { all: true })).match(/7K3M-\d+/g)).toHaveLength(2)
  })

  test('what became of an enquiry is listed and exported, with the note and who takes it', async () => {
    sqlite.exec("UPDATE enquiries SET note = '=1+1', taken_by = 'Bo' WHERE id = 'id-1'")
    expect(await run('won', '7K3M-0001')).toBe('7K3M-0001 is marked as won.\n')
    const first = await database("SELECT handled_at FROM enquiries WHERE id = 'id-1'")
    await run('lost', '7K3M-0001')
    expect(await database("SELECT handled_at FROM enquiries WHERE id = 'id-1'")).toEqual(first)
    expect(await run('list')).not.toContain('7K3M-0001')
    expect(await run('list', undefined, { all: true })).toMatch(/7K3M-0001 .* lost /)
    expect(await run('show', '7K3M-0001')).toContain('\ntaken_by: Bo\noutcome: lost\n')
    expect(await run('export')).toContain(`"'=1+1","Bo","lost"`)
    await setState(database, 'id-1', 'open')
    expect(await run('list')).toMatch(/7K3M-0001 .* open /)
    await setState(database, 'id-1', 'answered')
    expect(await run('list', undefined, { all: true })).toMatch(/7K3M-0001 .* answered /)
  })

  test('a note replaces nothing that its writer has not seen, and comes to no erased enquiry', async () => {
    const none = { note: null, taken_by: null }
    const mine = { note: "What? It's long", taken_by: 'Bo' }
    await writeNote(database, 'id-1', none, mine)
    expect(await findEnquiry(database, 'id-1')).toMatchObject(mine)
    await expect(writeNote(database, 'id-1', none, none)).rejects.toThrow('somebody else has changed')
    await expect(writeNote(database, 'id-1', mine, { ...mine, note: 'x'.repeat(5001) })).rejects.toThrow(
      'Shorten it to 5000',
    )
    expect(await findEnquiry(database, 'id-1')).toMatchObject(mine)
    sqlite.exec("UPDATE enquiries SET erased_at = 1 WHERE id = 'id-2'")
    await expect(writeNote(database, 'id-2', none, mine)).rejects.toThrow('was erased')
  })

  test('list, show and export give the reason why an enquiry is flagged', async () => {
    sqlite.exec("UPDATE enquiries SET flag = 'no bot-check token' WHERE id = 'id-1'")
    const [header, unflagged, flagged] = (await run('list')).split('\n')
    expect(header).toMatch(/ flag$/)
    expect(unflagged).toMatch(/^7K3M-0002 .*ada@firm\.example$/)
    expect(flagged).toMatch(/^7K3M-0001 .* open .* no bot-check token$/)
    expect(await run('show', '7K3M-0001')).toContain('\nflag: no bot-check token\n')
    expect(await run('export')).toContain('"no bot-check token"')
    expect(JSON.parse(await run('export', undefined, { format: 'json' }))).toMatchObject([
      { flag: 'no bot-check token' },
      { flag: null },
    ])
  })

  test('the promise stays as its sender was told, whatever hours the office has now', async () => {
    sqlite.exec(`UPDATE enquiries SET reply_by = ${Date.parse('2040-02-01T15:00:00Z')} WHERE id = 'id-1'`)
    expect(await run('list')).toMatch(/7K3M-0001 .*2040-02-01/)
    expect(await run('export')).toContain('2040-02-01')
    sqlite.exec("UPDATE enquiries SET handled_at = unixepoch() * 1000 WHERE id = 'id-1'")
    const weeks = await run('answers', undefined, { format: 'csv' })
    expect(weeks.split('\n').some((week) => /^"[\d-]+","1","1","0"/.test(week))).toBe(true)
  })

  test('an enquiry stored before promises were kept has the same one wherever it is told', async () => {
    const [exported] = JSON.parse(await run('export', undefined, { format: 'json' }))
    expect(exported.reply_by).toMatch(/^\d{4}-\d{2}-\d{2}/)
    expect(await run('show', '7K3M-0001')).toContain(`\nreply_by: ${exported.reply_by}\n`)
    expect(await run('list')).toContain(exported.reply_by)
  })

  test('show tells the words and who was notified', async () => {
    const text = await run('show', '7K3M-0001')
    expect(text).toContain("name: Zoë O'Brien\n")
    expect(text).toMatch(/enquiry +mail +dead +12 +550 No/)
    expect(await run('show', 'id-2')).toContain('Nobody was notified.')
  })

  test('export defuses formulas in CSV and keeps them in JSON', async () => {
    expect(await run('export')).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(JSON.parse(await run('export', undefined, { format: 'json' }))).toMatchObject([
      { reference: '7K3M-0001' },
      { reference: '7K3M-0002', name: '=HYPERLINK("https://evil.example")' },
    ])
  })

  test('delete takes one, or all older than some days, with their notifications', async () => {
    expect(await run('delete', undefined, { 'older-than': '5' })).toBe(
      '1 enquiry is deleted, older than 5 days.\n',
    )
    expect(await database('SELECT * FROM outbox')).toEqual([])
    await run('delete', '7K3M-0002')
    expect(await run('list')).toBe('No open enquiries.\n')
  })

  test('delete of one by age deletes nothing: which of the two is meant is not known', async () => {
    await expect(run('delete', '7K3M-0002', { 'older-than': '5' })).rejects.toThrow('not both')
    expect((await run('list')).match(/7K3M-\d+/g)).toHaveLength(2)
  })

  test('answers sets the promise beside what happened, by week and without a person', async () => {
    const monday = Date.parse('2026-11-16T15:00:00Z')
    sqlite.exec(
      `UPDATE enquiries SET received_at = ${monday}, notified_at = ${monday + 60_000}, opened_at = ${monday + hour}`,
    )
    sqlite.exec(`UPDATE enquiries SET handled_at = ${monday + 2 * hour} WHERE id = 'id-1'`)
    sqlite.exec(`UPDATE enquiries SET handled_at = ${monday + 30 * 24 * hour} WHERE id = 'id-2'`)
    const [header, line] = (await run('answers')).split('\n')
    expect(header).toMatch(/^week +came +in time +late +waiting +told +opened +handled$/)
    expect(line).toMatch(/^2026-11-16 +2 +1 +1 +0 +1 min +1\.0 h +15\.0 d$/)
    const csv = await run('answers', undefined, { format: 'csv' })
    expect(csv).toContain('"2026-11-16","2","1","1","0","1","60","21660"')
    expect(csv).not.toMatch(/Zo|7K3M|firm/)
  })

  test('genuine gives the words of what was released, without anybody they name', async () => {
    await expect(run('genuine', '7K3M-0001')).rejects.toThrow('was not released')
    sqlite.exec(`UPDATE enquiries SET released_at = 1, company = 'Okafor & Sons Mills', message = 'Hello, I am Zoë O''Brien of Okafor & Sons Mills.
We run 3 mills near Bremen and SAP since 2019. Call +49 421 555-0100 or write to zoe@mills.example, see https://mills.example/x?y=1.' WHERE id = 'id-1'`)
    expect((await run('genuine', '7K3M-0001')).split('\n')[0]).toBe(
      'Hello, I am Name of Company & Company. We run 7 Company near Name and SAP since 7. Call 7 or write to our address, see our site',
    )
  })

  test('dead letters are shown and sent again, one or all', async () => {
    expect(await run('dead-letters')).toContain('7K3M-0001')
    expect(await run('resend', '7K3M-0001')).toBe('7K3M-0001 goes out with the next run.\n')
    expect(await run('dead-letters')).toBe('No dead letters.\n')
    expect(await run('resend', '7K3M-0002', { channel: 'webhook' })).toContain(
      'waits as long as that is not set up: npm run enquiries -- test webhook',
    )
    expect(
      await database("SELECT subject_id, channel FROM outbox WHERE state = 'pending' ORDER BY id"),
    ).toMatchObject([
      { subject_id: 'id-1', channel: 'mail' },
      { subject_id: 'id-2', channel: 'webhook' },
    ])
    expect(await run('resend', undefined, { all: true })).toContain('0 dead letters')
  })

  test('resend by a channel leaves the other one alone', async () => {
    await run('resend', '7K3M-0001', { channel: 'webhook' })
    expect(await database('SELECT channel, state FROM outbox ORDER BY id')).toMatchObject([
      { channel: 'mail', state: 'dead' },
      { channel: 'webhook', state: 'pending' },
    ])
  })

  test('resend by a channel that is held back says how it is released', async () => {
    sqlite.exec("UPDATE outbox SET state = 'held'")
    await expect(run('resend', '7K3M-0001', { channel: 'mail' })).rejects.toThrow(
      '7K3M-0001 is held back from mail: npm run enquiries -- release 7K3M-0001',
    )
    expect(await database('SELECT channel, state FROM outbox')).toEqual([{ channel: 'mail', state: 'held' }])
  })

  test('list tells of dead letters, also where nothing is open', async () => {
    const warning = '\nOne notification could not be delivered: npm run enquiries -- dead-letters\n'
    expect((await run('list')).endsWith(warning)).toBe(true)
    await run('handled', '7K3M-0001')
    await run('handled', '7K3M-0002')
    expect(await run('list')).toBe(`No open enquiries.\n${warning}`)
    await run('resend', undefined, { all: true })
    expect(await run('list')).toBe('No open enquiries.\n')
  })

  test.each([
    ['show', undefined, {}],
    ['show', "x' OR '1'='1", {}],
    ['handled', '9999-9999', {}],
    ['delete', undefined, { 'older-than': '0' }],
    ['delete', undefined, { 'older-than': 'x' }],
    ['delete', undefined, { 'older-than': '1e3' }],
    ['export', undefined, { format: 'xml' }],
    ['resend', '7K3M-0001', { channel: 'pigeon' }],
    ['resend', undefined, { all: true, channel: 'mail' }],
    ['resend', '7K3M-0001', { all: true }],
  ])('%s %s %j fails with words', async (name, reference, options) => {
    await expect(run(name, reference, options)).rejects.toThrow(/\w+ \w+/)
  })
})

test.each(['=1', '+1', '-1', '@x', '\tx', '\rx'])('CSV defuses %j', (text) => {
  expect(toCsv([{ cell: text }])).toBe(`\ufeff"cell"\r\n"'${text}"\r\n`)
})

test.each([
  ['Hello;=1+1', "Hello;'=1+1"],
  ['Hello; =1+1', "Hello;' =1+1"],
  ['Hello;"=1+1', `Hello;'""=1+1`],
  ['Hello\n=1+1', "Hello\n'=1+1"],
  ['Hello\r\n@SUM(A1)', "Hello\r\n'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['3 - 2 = 1; fine', '3 - 2 = 1; fine'],
  ['ada@firm.example', 'ada@firm.example'],
])('a cell %j is written as %j', (text, cell) => {
  expect(toCsv([{ cell: text }])).toBe(`\ufeff"cell"\r\n"${cell}"\r\n`)
})
