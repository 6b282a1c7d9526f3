import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { isoDay } from '@lintel/rules/time.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const account = 'an-account'
let folder: string
/** Of the interface of Cloudflare, which wrangler asks: it answers from a file of SQLite. */
let api: Server
let statements: string[]
let isSignedIn: boolean
/** With what processes were started while a statement ran. */
let commandLines: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
  statements = []
  isSignedIn = true
  commandLines = ''
  const live = new DatabaseSync(join(folder, 'live.sqlite'))
  for (const file of readdirSync('packages/edge/migrations').sort())
    live.exec(readFileSync(`packages/edge/migrations/${file}`, 'utf8'))
  live.exec(`
    INSERT INTO enquiries (id, reference, token, fingerprint, received_at, name, email, company, message)
    VALUES ('id-1', '7K3M-0001', 't1', 'f', 1795255200000, 'Zoë O''Brien', 'zoe@firm.example', '', 'Why? Words.');
    INSERT INTO subscribers (id, email, requested_at, confirmed_at)
    VALUES ('s-1', 'o''hara@firm.example', 1795255200000, 1795255300000);
    INSERT INTO keys (name, value) VALUES ('signing', 'key');
    INSERT INTO page_views (day, path, views) VALUES ('${isoDay(Date.now())}', '/', 3)`)
  live.close()
  api = createServer(async (request, response) => {
    const { sql } = JSON.parse((await text(request)) || '{}')
    const reply = (body: object) => response.end(JSON.stringify({ messages: [], errors: [], ...body }))
    if (!isSignedIn || !request.url?.endsWith('/query')) {
      response.statusCode = 400
      return reply({
        success: false,
        result: null,
        errors: [{ code: 10000, message: 'Authentication error' }],
      })
    }
    expect(request.url).toMatch(`/accounts/${account}/d1/database/`)
    statements.push(sql)
    commandLines += spawnSync('ps', ['-eww', '-o', 'args='], { encoding: 'utf8' }).stdout
    using database = new DatabaseSync(join(folder, 'live.sqlite'))
    reply({ success: true, result: [{ results: database.prepare(sql).all(), success: true, meta: {} }] })
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
})
afterEach(() => {
  api.close()
  rmSync(folder, { recursive: true, force: true })
})

async function owner(command: string, args: string[]) {
  const { port } = api.address() as AddressInfo
  const env = {
    ...process.env,
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
    CLOUDFLARE_API_TOKEN: 'a-token',
    CLOUDFLARE_ACCOUNT_ID: account,
  }
  const program = [`packages/cli/${command}/main.ts`, ...args, '--remote']
  return (await run(process.execPath, program, { env })).stdout
}

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
    expect(statements[0]).toMatch(statement)
    // Whoever else is on this machine can read these.
    expect(commandLines).toContain('d1 execute DATABASE --remote')
    expect(commandLines).not.toMatch(/SELECT .* FROM|o''hara@firm\.example/)
  })

  test('changes what is live', async () => {
    await owner('enquiries', ['handled', '7K3M-0001'])
    expect(await owner('enquiries', ['list'])).toBe('No open enquiries.\n')
    expect(await owner('enquiries', ['list', '--all'])).toContain('handled')
  })

  test('a failure is told in wrangler’s words, without the statement', async () => {
    isSignedIn = false
    const failed = owner('enquiries', ['show', 'SECRET-REF'])
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The live database did not answer\..*wrangler login\n.*Authentication error/,
      ),
    })
    await expect(failed).rejects.toMatchObject({ stderr: expect.not.stringContaining('SECRET-REF') })
  })
})
