import { deepStrictEqual } from 'node:assert'
import { cpSync, mkdirSync, mkdtempDisposableSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openLocal, type Row } from '@lintel/cli/database/openDatabase.ts'
import { runWrangler } from '@lintel/cli/wrangler.ts'
import { backUp, restore } from '@lintel/edge/node/backup.ts'
import { openSqlite } from '@lintel/edge/node/sqlite.ts'

/**
 * Practices a restore on both platforms: fills a database of its own, copies it, loses it, restores it, and
 * compares every row. It never touches the site's data. docs/operator.md describes the same for the live
 * database, and docs/server.md for your own server.
 */
using temporary = mkdtempDisposableSync(join(tmpdir(), 'drill-'))
const folder = temporary.path
const wrangler = (...args: string[]) => runWrangler(['d1', ...args], folder)
const state = join(folder, '.wrangler/state')
const backup = join(folder, 'backup.sql')
const server = join(folder, 'server')
const file = join(server, 'lintel.sqlite')
const copy = join(folder, 'copy.sqlite')
/** Text that exports stumble over: quotes, line breaks, other scripts. */
const words = `It's "quoted"; -- not a comment\n𝒳 Zoë — 東京 \\ %s`

interface Platform {
  name: string
  make: () => unknown
  open: () => Database
  copy: () => unknown
  lose: () => void
  restore: () => void
}

const platforms: Platform[] = [
  {
    name: 'Cloudflare',
    make: () => wrangler('migrations', 'apply', 'DATABASE', '--local'),
    open: () => openLocal('enquiries', state),
    copy: () => wrangler('export', 'DATABASE', '--local', '--output', backup),
    lose: () => rmSync(state, { recursive: true }),
    restore: () => wrangler('execute', 'DATABASE', '--local', '--yes', '--file', backup),
  },
  {
    name: 'plain Node',
    make: async () => (await openSqlite(file)).close(),
    open: () => openLocal('enquiries', server),
    copy: () => backUp(file, copy),
    lose: () => rmSync(file),
    restore: () => restore(copy, file),
  },
]

try {
  for (const part of ['wrangler.jsonc', 'node_modules/@lintel/edge/migrations'])
    cpSync(part, join(folder, part), { recursive: true })
  mkdirSync(server)
  for (const platform of platforms) await practice(platform)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function practice(platform: Platform) {
  console.log(`— ${platform.name}: make and fill a database, copy it, lose it, restore it`)
  await platform.make()
  await fill(platform.open())
  const before = await contents(platform.open())
  await platform.copy()
  // Changes after the copy are lost by design.
  await platform.open()('DELETE FROM enquiries')
  platform.lose()
  platform.restore()
  const after = await contents(platform.open())
  deepStrictEqual(after, before)
  const rows = Object.values(after).reduce((sum, { length }) => sum + length, 0)
  console.log(`${Object.keys(after).length} tables with ${rows} rows were restored without a difference.`)
}

async function fill(database: Database) {
  for (let index = 0; index < 50; index++) {
    const text = index % 5 === 0 ? null : `${words} ${index}`
    await database(
      'INSERT INTO enquiries (id, reference, token, received_at, name, email, message) VALUES (?, ?, ?, ?, ?, ?, ?)',
      `id-${index}`,
      `REF-${index}`,
      `token-${index}`,
      1_700_000_000_000 + index,
      text,
      text,
      text,
    )
    await database(
      "INSERT INTO outbox (kind, channel, subject_id, due_at, created_at) VALUES ('enquiry', 'mail', ?, ?, ?)",
      `id-${index}`,
      index,
      index,
    )
  }
  await database("INSERT INTO subscribers (id, email, requested_at) VALUES ('s', 'reader@firm.example', 1)")
  await database("INSERT INTO keys (name, value) VALUES ('signing', ?)", words)
}

/** Returns all rows of all tables, in a stable order. */
async function contents(database: Database): Promise<Record<string, Row[]>> {
  const tables = await database(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
  )
  const rows = tables.map(async ({ name }) => [
    String(name),
    sorted(await database(`SELECT * FROM "${name}"`)),
  ])
  return Object.fromEntries(await Promise.all(rows))
}

function sorted(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}
