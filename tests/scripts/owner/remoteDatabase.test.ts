import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Stands in for wrangler: notes how it was called, and answers as wrangler does, from a file of SQLite. */
const standIn = `#!${process.execPath}
const { DatabaseSync } = require('node:sqlite')
const { appendFileSync } = require('node:fs')
const args = process.argv.slice(2)
appendFileSync(__dirname + '/calls', JSON.stringify(args) + '\\n')
if (process.env.STAND_IN_FAILS) {
  console.log(JSON.stringify({ error: { text: 'Authentication error [code: 10000]' } }))
  process.exit(1)
}
const results = new DatabaseSync(__dirname + '/live.sqlite').prepare(args.at(-1)).all()
console.log(JSON.stringify([{ results, success: true, meta: {} }]))
`

const run = promisify(execFile)
const executed = ['d1', 'execute', 'DATABASE', '--remote', '--json', '--command']
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
  writeFileSync(join(folder, 'wrangler'), standIn, { mode: 0o755 })
  const live = new DatabaseSync(join(folder, 'live.sqlite'))
  for (const file of readdirSync('functions/migrations').sort())
    live.exec(readFileSync(`functions/migrations/${file}`, 'utf8'))
  live.exec(`
    INSERT INTO enquiries (id, reference, token, fingerprint, received_at, name, email, company, message)
    VALUES ('id-1', '7K3M-0001', 't1', 'f', 1795255200000, 'Zoë O''Brien', 'zoe@firm.example', '', 'Why? Words.');
    INSERT INTO subscribers (id, email, requested_at, confirmed_at)
    VALUES ('s-1', 'o''hara@firm.example', 1795255200000, 1795255300000);
    INSERT INTO keys (name, value) VALUES ('signing', 'key');
    INSERT INTO page_views (day, path, views) VALUES ('${new Date().toISOString().slice(0, 10)}', '/', 3)`)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function owner(command: string, args: string[], environment: Record<string, string> = {}) {
  const PATH = `${folder}${delimiter}${process.env.PATH}`
  const { stdout } = await run(process.execPath, [`scripts/owner/${command}/main.ts`, ...args, '--remote'], {
    env: { ...process.env, PATH, ...environment },
  })
  return stdout
}
const calls = (): string[][] =>
  readFileSync(join(folder, 'calls'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('--remote', { timeout: 60_000 }, () => {
  test.each<[string, string[], string | RegExp, string | RegExp]>([
    [
      'enquiries',
      ['list'],
      /^reference .*\n7K3M-0001 .* Zoë O'Brien/,
      /^SELECT .* FROM enquiries WHERE handled/,
    ],
    ['enquiries', ['show', '7k3m-0001'], 'message: Why? Words.', /WHERE reference = '7K3M-0001'/],
    [
      'enquiries',
      ['export', '--format', 'json'],
      `"name": "Zoë O'Brien"`,
      /^SELECT .* ORDER BY received_at DESC$/,
    ],
    ['enquiries', ['handled', '7K3M-0001'], '7K3M-0001 is marked as handled.\n', /WHERE reference/],
    ['enquiries', ['resend', '7K3M-0001'], '7K3M-0001 goes out with the next run.\n', /WHERE reference/],
    ['enquiries', ['dead-letters'], 'No dead letters.\n', /WHERE state = 'dead'/],
    ['enquiries', ['delete', '7K3M-0001'], '7K3M-0001 is deleted.\n', /WHERE reference/],
    ['subscribers', ['list'], "o'hara@firm.example", /^SELECT email/],
    ['subscribers', ['delete', "O'Hara@firm.example"], 'is deleted.', /email = 'o''hara@firm.example'/],
    ['views', [], /\/ +3/, /FROM page_views/],
  ])('%s %j asks the live database through wrangler', async (command, args, output, statement) => {
    expect(await owner(command, args)).toMatch(output)
    for (const call of calls()) expect(call.slice(0, -1)).toEqual(executed)
    expect(calls()[0]?.at(-1)).toMatch(statement)
  })

  test('changes what is live', async () => {
    await owner('enquiries', ['handled', '7K3M-0001'])
    expect(await owner('enquiries', ['list'])).toBe('No open enquiries.\n')
    expect(await owner('enquiries', ['list', '--all'])).toContain('handled')
  })

  test('a failure is told in wrangler’s words, without the statement', async () => {
    const failed = owner('enquiries', ['show', 'SECRET-REF'], { STAND_IN_FAILS: '1' })
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The live database did not answer\..*wrangler login\n.*Authentication error/,
      ),
    })
    await expect(failed).rejects.toMatchObject({ stderr: expect.not.stringContaining('SECRET-REF') })
  })
})
