import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLocal } from '#scripts/owner/database/openDatabase.ts'
import { migrate } from '#scripts/wrangler.ts'
import { createAddress, createToken, words } from './requests.ts'
import { startRuntime } from './startRuntime.ts'

/**
 * Readers and senders at once, with slow clients and oversized bodies beside them, on a name that is not local
 * development, so that all limits are in force. No honest visitor may meet an error, and every enquiry that was
 * acknowledged must be in the database.
 */
const duration = 15_000
const readers = 8
const senders = 8
const nuisances = 4
const pages = ['/', '/about', '/blog', '/blog/a-post', '/contact']
const oversized = 64 * 1024

const state = mkdtempSync(join(tmpdir(), 'lintel-load-'))
const agent = new Agent({ keepAlive: true })
const acknowledged = new Set<string>()
const errors: string[] = []
const refused: Record<'slow' | 'oversized', number[]> = { slow: [], oversized: [] }
let read = 0

try {
  migrate(state)
  const runtime = await startRuntime(state)
  const end = performance.now() + duration
  const until = async (work: () => Promise<void>) => {
    while (performance.now() < end) await work()
  }
  const many = (count: number, work: () => Promise<void>) => Array.from({ length: count }, () => until(work))
  await Promise.all([
    ...many(readers, () => readPage(runtime.address)),
    ...many(senders, () => sendEnquiry(runtime.address)),
    ...many(nuisances, () => sendOversized(runtime.address)),
    ...many(nuisances, () => sendSlowly(runtime.address)),
  ])
  await runtime.kill()
  const rows = await openLocal('enquiries', state)('SELECT token FROM enquiries')
  report(new Set(rows.map(({ token }) => String(token))))
} finally {
  agent.destroy()
  rmSync(state, { recursive: true, force: true })
}

function report(stored: Set<string>) {
  const missing = [...acknowledged].filter((token) => !stored.has(token))
  const badlyTreated = [
    ...refused.oversized.filter((status) => status !== 413),
    ...refused.slow.filter((status) => status !== 408 && status !== 0),
  ]
  console.log(
    `${read} pages read, ${acknowledged.size} enquiries acknowledged, ${missing.length} of them missing`,
  )
  console.log(`${refused.oversized.length} oversized and ${refused.slow.length} slow bodies refused`)
  for (const error of new Set(errors)) console.error(`  a regular visitor got: ${error}`)
  if (badlyTreated.length > 0) console.error(`  answered otherwise: ${[...new Set(badlyTreated)].join(', ')}`)
  const happened =
    read > 0 && acknowledged.size > 0 && refused.oversized.length > 0 && refused.slow.length > 0
  const isGood = happened && missing.length + errors.length + badlyTreated.length === 0
  process.exitCode = isGood ? 0 : 1
}

async function readPage(address: string) {
  const path = pages[read % pages.length] ?? '/'
  const { status } = await ask(address, 'GET', path)
  read += 1
  if (status !== 200) errors.push(`${status} for ${path}`)
}

async function sendEnquiry(address: string) {
  const csrfToken = createToken()
  const body = JSON.stringify({ ...words, csrfToken, recaptchaToken: '', timestamp: Date.now() })
  const { status, text } = await ask(address, 'POST', '/api/contact-secure', body)
  if (status === 200 && JSON.parse(text).success === true) acknowledged.add(csrfToken)
  else errors.push(`${status} for an enquiry: ${text.slice(0, 100)}`)
}

async function sendOversized(address: string) {
  const body = JSON.stringify({ ...words, message: 'x'.repeat(oversized) })
  refused.oversized.push((await ask(address, 'POST', '/api/contact-secure', body)).status)
}

/** Promises a body, sends its beginning and no more; 0 stands for a connection that was closed. */
async function sendSlowly(address: string) {
  refused.slow.push((await ask(address, 'POST', '/api/contact-secure', '{"name":', 500)).status)
}

function ask(address: string, method: string, path: string, body = '', promised = Buffer.byteLength(body)) {
  const headers = {
    Host: 'site.test',
    'CF-Connecting-IP': createAddress(),
    ...(method === 'POST' && {
      'Content-Type': 'application/json',
      'Content-Length': promised,
      'Sec-Fetch-Site': 'same-origin',
    }),
  }
  const isHonest = promised === Buffer.byteLength(body)
  return new Promise<{ status: number; text: string }>((resolve) => {
    const asked = request(
      `${address}${path}`,
      { method, headers, ...(isHonest && { agent }) },
      async (answer) => {
        resolve({ status: answer.statusCode ?? 0, text: await textOf(answer) })
        if (!isHonest) asked.destroy()
      },
    )
    asked.on('error', (error) => resolve({ status: 0, text: error.message }))
    if (isHonest) asked.end(body)
    else asked.write(body)
  })
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of answer) text += part
  return text
}
