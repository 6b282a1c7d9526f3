import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Environment } from '@lintel/edge/environment.ts'
import { origin } from '@lintel/lab/edge/requests.ts'
import { site as firm } from '@site/data/site.ts'
import { createTestHarness } from 'wrangler'
import type { Start } from './site.ts'

/** A folder without .dev.vars, so that nobody's own settings change a test. */
const root = resolve('tests/functions/fixtures')

/** The Worker of wrangler.jsonc in the real runtime. */
export const start: Start = async (vars, brand) => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  const file = join(folder, 'site.js')
  writeFileSync(file, `export const site = ${JSON.stringify({ ...firm, ...brand })}`)
  const alias = { '@site/data/site.ts': file }
  const harness = createTestHarness({ root, workers: [{ config: { ...readConfig(vars), alias } }] })
  await harness.listen()
  const worker = harness.getWorker<Environment & { DATABASE: D1Database }>()
  await worker.applyD1Migrations('DATABASE')
  return {
    rows: async (sql, ...values) => {
      const { DATABASE } = await worker.getEnv()
      return (
        await DATABASE.prepare(sql)
          .bind(...values)
          .all()
      ).results as never
    },
    fetch: (path, init) =>
      harness.fetch(new URL(path, origin).href, { redirect: 'manual', ...init } as never) as never,
    cron: (cron) => worker.scheduled({ cron, scheduledTime: new Date() }),
    logs: () =>
      harness
        .getLogs()
        .map(({ message }) => message)
        .join('\n'),
    clearLogs: () => harness.clearLogs(),
    close: async () => {
      await harness.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function readConfig(vars: Record<string, string>) {
  const config = JSON.parse(readFileSync('wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''))
  const [database] = config.d1_databases
  return {
    ...config,
    build: {},
    main: resolve(config.main),
    assets: { ...config.assets, directory: resolve('tests/functions/fixtures/site') },
    d1_databases: [{ ...database, migrations_dir: resolve(database.migrations_dir) }],
    vars: { ...config.vars, ...vars },
  }
}
