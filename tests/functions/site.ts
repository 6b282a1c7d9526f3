import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createTestHarness } from 'wrangler'
import { site as firm } from '#content/site.ts'
import type { Site as Brand } from '#data/schemas/site.ts'
import type { Environment } from '#functions/environment.ts'
import { freePort } from '#scripts/port.ts'
import { origin } from '#scripts/quality/edge/requests.ts'

/** A folder without .dev.vars, so that nobody's own settings change a test. */
const root = resolve('tests/functions/fixtures')

/** Where a test may start a mail server; nothing listens there otherwise. */
export const mailPort = await freePort()

/** Settings under which the owner is notified. */
export const byMail = {
  NOTIFY_TO: 'owner@firm.example',
  NOTIFY_FROM: 'site@lintel.example',
  SMTP_URL: `smtp://user:p%40ss%3Aword@localhost:${mailPort}`,
}
export const byWebhook = {
  WEBHOOK_URL: 'https://hooks.example/lintel',
  WEBHOOK_SECRET: 'a webhook secret of 32 characters',
}

/** The Worker of wrangler.jsonc in the real runtime, over a small fixture of the built site. */
export interface Site {
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** Rows of the database, to check what is really stored. */
  rows: <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) => Promise<Row[]>
  cron: (cron: string) => Promise<unknown>
  /** Everything that was logged since the site was asked for. */
  logs: () => string
}

const running = new Map<string, Promise<RunningSite>>()

declare global {
  var closeSites: (() => Promise<void>) | undefined
}
globalThis.closeSites = async () => {
  for (const site of running.values()) await (await site).close()
}

/**
 * A site with these settings and empty tables. Starting the runtime takes seconds, so all files of one process share
 * the sites that they ask for, until edgeEnvironment.ts closes them.
 * @param brand settings that the firm has besides
 */
export async function startSite(
  vars: Record<string, string> = {},
  brand: Partial<Brand> = {},
): Promise<Site> {
  const key = JSON.stringify([vars, brand])
  const started = running.get(key) ?? start(vars, brand)
  running.set(key, started)
  const site = await started
  await site.empty()
  return site
}

interface RunningSite extends Site {
  empty: () => Promise<void>
  close: () => Promise<void>
}

async function start(vars: Record<string, string>, brand: Partial<Brand> = {}): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  const file = join(folder, 'site.js')
  writeFileSync(file, `export const site = ${JSON.stringify({ ...firm, ...brand })}`)
  const alias = { '#content/site.ts': file }
  const harness = createTestHarness({ root, workers: [{ config: { ...readConfig(vars), alias } }] })
  await harness.listen()
  const worker = harness.getWorker<Environment>()
  await worker.applyD1Migrations('DATABASE')
  const rows: Site['rows'] = async (sql, ...values) => {
    const { DATABASE } = await worker.getEnv()
    return (
      await DATABASE.prepare(sql)
        .bind(...values)
        .all()
    ).results as never
  }
  return {
    rows,
    fetch: (path, init) =>
      harness.fetch(new URL(path, origin).href, { redirect: 'manual', ...init } as never) as never,
    cron: (cron) => worker.scheduled({ cron, scheduledTime: new Date() }),
    logs: () =>
      harness
        .getLogs()
        .map(({ message }) => message)
        .join('\n'),
    // The signing key stays, which the running Worker remembers.
    empty: async () => {
      for (const table of ['outbox', 'enquiries', 'subscribers', 'subscription_attempts', 'page_views'])
        await rows(`DELETE FROM ${table}`)
      harness.clearLogs()
    },
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
