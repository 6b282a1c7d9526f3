import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@lintel/cli/wrangler.ts'
import { isMigrated, withDatabase } from '@lintel/desk/server/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const before = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'site-database-'))

beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

test('it is made ready once, and other users of the machine cannot look into it', async () => {
  process.chdir(before)
  const state = join(folder, 'state')
  expect(await isMigrated(state)).toBe(false)
  migrate(state)
  expect(await isMigrated(state)).toBe(true)
  process.chdir(folder)
  expect(statSync(state).mode & 0o777).toBe(0o700)
}, 60_000)

const ask = () => withDatabase((database) => database('SELECT 1'))

test('a database that is missing or damaged is told, with what to do', async () => {
  await expect(ask()).rejects.toMatchObject({
    diagnostic: {
      message: 'there is no database on this machine',
      fix: expect.stringContaining('start it again'),
    },
  })
  mkdirSync('.wrangler/state', { recursive: true })
  writeFileSync('.wrangler/state/a.sqlite', 'garbage '.repeat(999))
  await expect(ask()).rejects.toMatchObject({
    status: 422,
    diagnostic: {
      message: expect.stringContaining('cannot be read'),
      fix: expect.stringContaining('.wrangler/state'),
    },
  })
})
