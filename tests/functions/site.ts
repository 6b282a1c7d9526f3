import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createTestHarness } from 'wrangler'
import type { Environment } from '#functions/environment.ts'
import { origin } from '#scripts/quality/edge/requests.ts'

/** A folder without .dev.vars, so that nobody's own settings change a test. */
const root = resolve('tests/functions/fixtures')

/** The Worker of wrangler.jsonc in the real runtime, over a small fixture of the built site. */
export interface Site {
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** Rows of the database, to check what is really stored. */
  rows: <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) => Promise<Row[]>
  cron: (cron: string) => Promise<unknown>
  env: () => Promise<Environment>
  /** Everything that was logged so far. */
  logs: () => string
  close: () => Promise<void>
}

interface SiteOptions {
  /** A file of the fixtures that takes the place of data/site.ts. */
  brand?: string
}

export async function startSite(
  vars: Record<string, string> = {},
  { brand }: SiteOptions = {},
): Promise<Site> {
  const alias = brand ? { '#data/site.ts': resolve(root, brand) } : {}
  const harness = createTestHarness({ root, workers: [{ config: { ...readConfig(vars), alias } }] })
  await harness.listen()
  const worker = harness.getWorker<Environment>()
  await worker.applyD1Migrations('DATABASE')
  const env = () => worker.getEnv()
  return {
    env,
    fetch: (path, init) =>
      harness.fetch(new URL(path, origin).href, { redirect: 'manual', ...init } as never) as never,
    rows: async (sql, ...values) => {
      const { DATABASE } = await env()
      return (
        await DATABASE.prepare(sql)
          .bind(...values)
          .all()
      ).results as never
    },
    cron: (cron) => worker.scheduled({ cron, scheduledTime: new Date() }),
    logs: () =>
      harness
        .getLogs()
        .map(({ message }) => message)
        .join('\n'),
    close: () => harness.close(),
  }
}

function readConfig(vars: Record<string, string>) {
  const config = JSON.parse(readFileSync('wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''))
  const [database] = config.d1_databases
  return {
    ...config,
    main: resolve(config.main),
    assets: { ...config.assets, directory: resolve('tests/functions/fixtures/site') },
    d1_databases: [{ ...database, migrations_dir: resolve(database.migrations_dir) }],
    vars: { ...config.vars, ...vars },
  }
}
