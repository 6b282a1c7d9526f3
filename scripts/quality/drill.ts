import { deepStrictEqual } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openLocal, type Row } from '#scripts/owner/database/openDatabase.ts'
import { environment, wrangler as program } from '#scripts/wrangler.ts'

/**
 * Practices a restore: fills a database of its own, exports it, wipes it, restores it, and compares every row.
 * Nothing of the site's is touched. See docs/operator.md for the same with the live database.
 */
const folder = mkdtempSync(join(tmpdir(), 'drill-'))
const state = join(folder, '.wrangler/state')
const backup = join(folder, 'backup.sql')
/** What makes exports stumble: quotes, lines, other scripts, nothing at all. */
const words = `It's "quoted"; -- not a comment\n𝒳 Zoë — 東京 \\ %s`

try {
  for (const part of ['wrangler.jsonc', 'functions/migrations'])
    cpSync(part, join(folder, part), { recursive: true })
  step('Make and fill a database')
  wrangler('migrations', 'apply', 'DATABASE', '--local')
  await fill(openLocal('enquiries', state))
  const before = await contents(openLocal('enquiries', state))

  step('Export it')
  wrangler('export', 'DATABASE', '--local', '--output', backup)

  step('Lose it')
  rmSync(state, { recursive: true })

  step('Restore it')
  wrangler('execute', 'DATABASE', '--local', '--yes', '--file', backup)
  const after = await contents(openLocal('enquiries', state))
  deepStrictEqual(after, before)
  const rows = Object.values(after).reduce((sum, { length }) => sum + length, 0)
  console.log(`${Object.keys(after).length} tables with ${rows} rows were restored without a difference.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function wrangler(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'd1', ...args], {
    cwd: folder,
    env: { ...environment, CI: 'true' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`wrangler d1 ${args.join(' ')} failed.\n${stdout}\n${stderr}`)
}

async function fill(database: Database) {
  for (let index = 0; index < 50; index++) {
    const text = index % 5 === 0 ? null : `${words} ${index}`
    await database(
      'INSERT INTO enquiries (id, reference, token, received_at, name, email, message) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[`id-${index}`, `REF-${index}`, `token-${index}`, 1_700_000_000_000 + index, text, text, text],
    )
    await database(
      "INSERT INTO outbox (kind, channel, subject_id, due_at, created_at) VALUES ('enquiry', 'mail', ?, ?, ?)",
      ...[`id-${index}`, index, index],
    )
  }
  await database("INSERT INTO subscribers (id, email, requested_at) VALUES ('s', 'reader@firm.example', 1)")
  await database("INSERT INTO keys (name, value) VALUES ('signing', ?)", words)
}

/** Every row of every table, in one order. */
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

function step(what: string) {
  console.log(`— ${what}`)
}
