import { mkdtempDisposableSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openLocal } from '@lintel/cli/database/openDatabase.ts'
import { migrate } from '@lintel/cli/wrangler.ts'
import autocannon from 'autocannon'
import { requireBuild } from '../requireBuild.ts'
import { createAddress, createToken, sampleEnquiry } from './requests.ts'
import { platforms } from './startRuntime.ts'

/**
 * Runs readers and senders at once on each platform, beside slow clients and oversized bodies. The host name
 * is not local, so that all limits apply. No honest visitor may see an error, and every acknowledged enquiry
 * must be in the database. Then one client floods the Node server, whose memory docs/server.md names.
 */
const duration = 15_000
const readers = 8
const senders = 8
const nuisances = 4
const pages = ['/', '/about', '/blog', '/contact']
const oversized = 64 * 1024
const floodConnections = 1_900
const floodSeconds = 60

/** What happened to all clients on one platform. */
interface Outcome {
  read: number
  acknowledged: Set<string>
  /** Errors that honest visitors saw. */
  errors: string[]
  refused: Record<'slow' | 'oversized', number[]>
}

requireBuild()
const agent = new Agent({ keepAlive: true })
for (const [name, start] of Object.entries(platforms)) {
  using state = mkdtempDisposableSync(join(tmpdir(), 'lintel-load-'))
  const outcome: Outcome = {
    read: 0,
    acknowledged: new Set(),
    errors: [],
    refused: { slow: [], oversized: [] },
  }
  if (name === 'workerd') migrate(state.path)
  const runtime = await start(state.path, {})
  await load(runtime.address, outcome)
  const memory = runtime.memory()
  if (name === 'node') {
    await flood(runtime.address)
    console.log(`${name}: ${runtime.memory()} MiB after a flood of one client`)
  }
  await runtime.kill()
  const rows = await openLocal('enquiries', state.path)('SELECT token FROM enquiries')
  const stored = new Set(rows.map(({ token }) => String(token)))
  if (!isGood(name, memory, outcome, stored)) process.exitCode = 1
}
agent.destroy()

async function load(address: string, outcome: Outcome) {
  const end = performance.now() + duration
  const many = (count: number, work: (address: string, outcome: Outcome) => Promise<void>) =>
    Array.from({ length: count }, async () => {
      while (performance.now() < end) await work(address, outcome)
    })
  await Promise.all([
    ...many(readers, readPage),
    ...many(senders, sendEnquiry),
    ...many(nuisances, sendOversized),
    ...many(nuisances, sendSlowly),
  ])
}

/** With bodies as large as are read, of which all but a few are refused. */
async function flood(url: string) {
  const body = JSON.stringify({ ...sampleEnquiry, message: 'x'.repeat(oversized - 1_000) })
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const requests = ['/api/contact-secure', '/no-such-page', '/search?q=data'].map((path) =>
    path.startsWith('/api/') ? { path, method: 'POST' as const, headers, body } : { path },
  )
  await autocannon({ url, connections: floodConnections, duration: floodSeconds, requests })
}

function isGood(name: string, memory: number, outcome: Outcome, stored: Set<string>): boolean {
  const { read, acknowledged, errors, refused } = outcome
  const missing = [...acknowledged].filter((token) => !stored.has(token))
  const badlyTreated = [
    ...refused.oversized.filter((status) => status !== 413),
    ...refused.slow.filter((status) => status !== 408 && status !== 0),
  ]
  const rate = (count: number) => Math.round((count * 1000) / duration)
  console.log(
    `${name}: ${rate(read)} pages and ${rate(acknowledged.size)} enquiries a second, ${memory} MiB, ` +
      `${missing.length} of ${acknowledged.size} acknowledged missing; ` +
      `${refused.oversized.length} oversized and ${refused.slow.length} slow bodies refused`,
  )
  for (const error of new Set(errors)) console.error(`  a regular visitor got: ${error}`)
  if (badlyTreated.length > 0) console.error(`  answered otherwise: ${[...new Set(badlyTreated)].join(', ')}`)
  const happened =
    read > 0 && acknowledged.size > 0 && refused.oversized.length > 0 && refused.slow.length > 0
  return happened && missing.length + errors.length + badlyTreated.length === 0
}

async function readPage(address: string, outcome: Outcome) {
  const path = pages[outcome.read % pages.length] ?? '/'
  const { status } = await sendRequest(address, 'GET', path)
  outcome.read += 1
  if (status !== 200) outcome.errors.push(`${status} for ${path}`)
}

async function sendEnquiry(address: string, { acknowledged, errors }: Outcome) {
  const csrfToken = createToken()
  const body = JSON.stringify({ ...sampleEnquiry, csrfToken, recaptchaToken: '', timestamp: Date.now() })
  const { status, text } = await sendRequest(address, 'POST', '/api/contact-secure', body)
  if (status === 200 && JSON.parse(text).success === true) acknowledged.add(csrfToken)
  else errors.push(`${status} for an enquiry: ${text.slice(0, 100)}`)
}

async function sendOversized(address: string, { refused }: Outcome) {
  const body = JSON.stringify({ ...sampleEnquiry, message: 'x'.repeat(oversized) })
  refused.oversized.push((await sendRequest(address, 'POST', '/api/contact-secure', body)).status)
}

/** Announces a body but sends only its beginning. Status 0 means that the connection was closed. */
async function sendSlowly(address: string, { refused }: Outcome) {
  refused.slow.push((await sendRequest(address, 'POST', '/api/contact-secure', '{"name":', 500)).status)
}

function sendRequest(
  address: string,
  method: string,
  path: string,
  body = '',
  promised = Buffer.byteLength(body),
) {
  const client = createAddress()
  const headers = {
    Host: 'site.test',
    // Each platform learns of the client by one of these headers.
    'CF-Connecting-IP': client,
    'X-Forwarded-For': client,
    ...(method === 'POST' && {
      'Content-Type': 'application/json',
      'Content-Length': promised,
      'Sec-Fetch-Site': 'same-origin',
    }),
  }
  const isHonest = promised === Buffer.byteLength(body)
  return new Promise<{ status: number; text: string }>((resolve) => {
    const outgoing = request(
      `${address}${path}`,
      { method, headers, ...(isHonest && { agent }) },
      async (response) => {
        resolve({ status: response.statusCode ?? 0, text: await text(response) })
        if (!isHonest) outgoing.destroy()
      },
    )
    outgoing.on('error', (error) => resolve({ status: 0, text: error.message }))
    if (isHonest) outgoing.end(body)
    else outgoing.write(body)
  })
}
