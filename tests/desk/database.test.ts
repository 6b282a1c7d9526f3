import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDatabase } from '@lintel/desk/server/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const before = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'site-database-'))

beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

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
