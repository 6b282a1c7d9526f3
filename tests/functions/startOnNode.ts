import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import tls from 'node:tls'
import { format } from 'node:util'
import { freePort } from '@lintel/engine/command/port.ts'
import { origin } from '@lintel/lab/edge/requests.ts'
import { site as firm } from '@site/data/site.ts'
import { vi } from 'vitest'
import type { Start } from './site.ts'

/** Tests replace the global one, to answer for other servers. */
const fetchOverNetwork = globalThis.fetch

/** Proxies in front say whom a request comes from. */
const loopback = '127.0.0.1'

tls.setDefaultCACertificates([
  ...tls.getCACertificates('default'),
  readFileSync('tests/functions/fixtures/tls/ca.pem', 'utf8'),
])

const lines: string[] = []
for (const level of ['log', 'warn', 'error'] as const) {
  console[level] = (...values) => void lines.push(format(...values))
}

/** The server of `npm run serve`, with modules of its own, as they hold the brand and what they remember. */
export const start: Start = async (vars, brand) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const file = join(folder, 'database.sqlite')
  vi.resetModules()
  // The server takes requests as those to the firm's own origin, and the tests ask as pages of this one.
  vi.doMock('@site/data/site.ts', () => ({ site: { ...firm, origin, ...brand } }))
  const { startServer } = await import('@lintel/edge/node/startServer.ts')
  const server = await startServer({
    folder: 'tests/functions/fixtures/site',
    database: file,
    settings: vars,
    port: await freePort(),
    hostname: loopback,
    proxies: loopback,
    log: console.log,
  })
  vi.doUnmock('@site/data/site.ts')
  const database = new DatabaseSync(file, { timeout: 5000 })
  return {
    rows: async (sql, ...values) => database.prepare(sql).all(...(values as SQLInputValue[])) as never,
    fetch: (path, init) => {
      const { pathname, search } = new URL(path, origin)
      const request = new Request(server.address + pathname + search, { redirect: 'manual', ...init })
      const client = request.headers.get('CF-Connecting-IP')
      if (client) request.headers.set('X-Forwarded-For', client)
      return fetchOverNetwork(request)
    },
    cron: (cron) => server.runScheduled(cron),
    logs: () => lines.join('\n'),
    clearLogs: () => void lines.splice(0),
    close: async () => {
      database.close()
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
