import { freePort } from '@lintel/engine/command/port.ts'
import type { Site as Brand } from '@lintel/engine/schemas/site.ts'
import { origin } from '@lintel/lab/edge/requests.ts'
import { site as firm } from '@site/data/site.ts'

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

/** The functions on one of their platforms, over a small fixture of the built site. */
export interface Site {
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** Rows of the database, to check what is really stored. */
  rows: <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) => Promise<Row[]>
  cron: (cron: string) => Promise<unknown>
  /** Everything that was logged since the site was asked for. */
  logs: () => string
}

/** A site of its own process or files, which `startSite` empties and shares. */
interface RunningSite extends Site {
  clearLogs: () => void
  /** Ends what runs, and deletes what it kept. */
  close: () => Promise<void>
}

/** Starts a site with these settings of the owner and of the firm. */
export type Start = (vars: Record<string, string>, brand: Partial<Brand>) => Promise<RunningSite>

/** The same tests run on both platforms (vitest.config.ts), but for what only one of them has. */
export const isNode = process.env.EDGE_PLATFORM === 'node'
/** Where links in mails lead to: on Node the origin that startOnNode.ts gives the firm. */
export const linkedOrigin = isNode ? origin : firm.origin
const { start }: { start: Start } = isNode
  ? await import('./startOnNode.ts')
  : await import('./startOnWorkerd.ts')

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
  await empty(site)
  return site
}

const tables = ['outbox', 'enquiries', 'subscribers', 'subscription_attempts', 'page_views']

/** The signing key stays, which the running functions remember. */
async function empty({ rows, clearLogs }: RunningSite) {
  for (const table of tables) await rows(`DELETE FROM ${table}`)
  clearLogs()
}
