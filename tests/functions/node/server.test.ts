import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { everyDay, everyMinute } from '@lintel/edge/environment.ts'
import { isDayDue, type RunningServer, startServer } from '@lintel/edge/node/startServer.ts'
import { routes, runsBeforeFiles } from '@lintel/edge/routes.ts'
import { freePort } from '@lintel/engine/command/port.ts'
import { isReserved } from '@lintel/engine/content/redirects.ts'
import { jsonRequest } from '@lintel/lab/edge/requests.ts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

/** What `npm run serve` does beside what the other files test on both platforms. */
const folder = mkdtempSync(join(tmpdir(), 'node-server-'))
const lines: string[] = []
const statusPort = await freePort()
let server: RunningServer

beforeAll(async () => {
  server = await startServer({
    folder: 'tests/functions/fixtures/site',
    database: join(folder, 'database.sqlite'),
    settings: {},
    port: await freePort(),
    hostname: '127.0.0.1',
    proxies: '',
    statusPort,
    log: (line) => void lines.push(line),
  })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.address + path, { headers, redirect: 'manual' })

test('a page that is still the same is not sent again', async () => {
  const first = await get('/about')
  expect(first.headers.get('Content-Security-Policy')).toBeTruthy()
  const again = await get('/about', { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('what is asked for on condition that it is another state of a page is not sent', async () => {
  const etag = (await get('/about')).headers.get('ETag') ?? ''
  expect((await get('/about', { 'If-Match': `"other", ${etag}` })).status).toBe(200)
  expect((await get('/about', { 'If-Match': '*' })).status).toBe(200)
  expect((await get('/about', { 'If-Match': '"other"' })).status).toBe(412)
})

test('a part of a file can be asked for', async () => {
  const whole = await (await get('/about', { 'Accept-Encoding': 'identity' })).text()
  const part = await get('/about', { Range: 'bytes=0-9' })
  expect([part.status, await part.text()]).toEqual([206, whole.slice(0, 10)])
  expect((await get('/about', { Range: 'bytes=9999999-' })).status).toBe(416)
  const head = await fetch(`${server.address}/about`, { method: 'HEAD', headers: { Range: 'bytes=0-9' } })
  expect([head.status, head.headers.get('Content-Range')]).toEqual([200, null])
  const end = await get('/about', { Range: 'bytes=-9' })
  expect([end.status, await end.text()]).toEqual([206, whole.slice(-9)])
  const all = await get('/about', { Range: `bytes=-${whole.length + 1}` })
  expect([all.status, await all.text()]).toEqual([206, whole])
  expect((await get('/about', { Range: 'bytes=-0' })).status).toBe(416)
})

test.each([
  '/_headers',
  '/_redirects',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/.env',
  '/%5fheaders',
  '/%5Fredirects',
  '/_%68eaders',
  '/_headers/',
  '//_headers',
  '/_headers.html',
  '/%2f_headers',
  '/%2eenv',
  '/%64ue.json',
  '/due%2Ejson',
  '/DUE.json',
  '/due.json/',
  '//due.json',
  '/due.json.html',
  '/due.json/index.html',
  '/notice.html',
  '/%6Eotice',
  '/%34%30%34',
])('%s is not given out', async (path) => expect((await get(path)).status).toBe(404))

test('the client is who connects, whatever a request says, unless a proxy is declared', async () => {
  const send = (message: string, headers: Record<string, string>) =>
    fetch(`${server.address}/api/contact-secure`, jsonRequest({ message }, headers))
  const first = { 'X-Forwarded-For': '198.51.100.1', 'CF-Connecting-IP': '198.51.100.2', Host: 'localhost' }
  expect((await send('We plan a data platform and need a review.', first)).status).toBe(200)
  const other = { 'X-Forwarded-For': '203.0.113.9', 'CF-Connecting-IP': '203.0.113.9' }
  expect((await send('We also need somebody for its security.', other)).status).toBe(429)
})

test('the log names pages, never the secret address of a receipt, a query or a client', async () => {
  lines.splice(0)
  const paths = [
    '/about?utm_source=mail',
    '/receipt/4711/secret',
    '/receipt/4711',
    '/search?q=layoffs',
    '/nothing/4711',
  ]
  for (const path of paths) await (await get(path)).text()
  // A line may be written after the client has its answer.
  const entries = () => lines.map((line) => line.replace(/^\S+ /, '').replace(/ [\d.]+ ms$/, ''))
  await expect
    .poll(entries)
    .toEqual([
      'GET /about 200',
      'GET /receipt/* 404',
      'GET nothing 404',
      'GET /search 200',
      'GET nothing 404',
    ])
})

test('the time of an answer counts from when its request came, also where it waits for another', async () => {
  const paths = ['/nothing', '/about', '/about']
  const bytes = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: site.test\r\n`)
  // On a busy machine the first may hold up the reading of the others, which then come later.
  await vi.waitFor(async () => {
    lines.splice(0)
    const socket = connected()
    socket.write(`${bytes.join('\r\n')}Connection: close\r\n\r\n`)
    await text(socket)
    // A line may be written after the client has its answer.
    await expect.poll(() => lines).toHaveLength(3)
    const times = lines.map((line) => Number(/([\d.]+) ms$/.exec(line)?.[1]))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  }, 10_000)
})

test('metrics count responses by what answered, on this machine alone', async () => {
  await (await get('/about')).text()
  const status = (path: string) => fetch(`http://127.0.0.1:${statusPort}${path}`)
  expect(await (await status('/metrics')).text()).toMatch(
    /^lintel_responses_total\{part="page",status="200"\} [1-9]/m,
  )
  expect((await status('/healthz')).status).toBe(200)
  expect((await get('/metrics')).status).toBe(404)
})

/** The strings of a list in wrangler.jsonc. */
function configured(name: string): string[] {
  const list =
    new RegExp(`"${name}": \\[([^\\]]*)\\]`).exec(readFileSync('wrangler.jsonc', 'utf8'))?.[1] ?? ''
  return [...list.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)
}

test('the same work is scheduled on both platforms, and that of the day once after its minute, also where that was missed', () => {
  expect(configured('crons')).toEqual([everyMinute, everyDay])
  const isDue = (last: string, now: string) => isDayDue(Date.parse(last), Date.parse(now))
  expect(isDue('2026-11-21T03:17:04Z', '2026-11-22T03:16:59Z')).toBe(false)
  expect(isDue('2026-11-21T03:17:04Z', '2026-11-22T03:17:00Z')).toBe(true)
  expect(isDue('2026-11-22T03:17:00Z', '2026-11-22T03:18:00Z')).toBe(false)
  expect(isDue('2026-11-20T03:17:04Z', '2026-11-22T01:00:00Z')).toBe(true)
  expect(isDue('2026-11-21T12:00:00Z', '2026-11-22T01:00:00Z')).toBe(false)
  // The clock was ahead.
  expect(isDue('2027-11-22T03:17:00Z', '2026-11-22T12:00:00Z')).toBe(true)
  expect(isDue('2026-11-22T12:00:01Z', '2026-11-22T12:00:00Z')).toBe(true)
})

test('the functions answer the same addresses first on both platforms', () => {
  const paths = configured('run_worker_first').map((path) => path.replace('*', 'anything'))
  expect(paths.filter((path) => !runsBeforeFiles(path))).toEqual([])
  expect(['/', '/about', '/blog/a-post'].filter(runsBeforeFiles)).toEqual([])
})

test('no redirect can stand in the way of what the functions answer', () =>
  expect(Object.keys(routes).filter((route) => !isReserved(route, () => false))).toEqual([]))

test('a build that begins while the site is served changes neither its pages nor their headers', async () => {
  const site = join(folder, 'site')
  cpSync('tests/functions/fixtures/site', site, { recursive: true })
  const own = await startServer({
    folder: site,
    database: join(folder, 'rebuilt.sqlite'),
    settings: {},
    port: await freePort(),
    hostname: '127.0.0.1',
    proxies: '',
    log: () => {},
  })
  const state = async () => {
    const answers = await Promise.all(
      ['/about', '/nothing', '/search?q=hulls'].map((path) => fetch(own.address + path)),
    )
    return Promise.all(
      answers.map(async (each) => [each.headers.get('Content-Security-Policy'), await each.text()]),
    )
  }
  const before = await state()
  for (const name of ['about.html', '404.html', 'search.html', '_headers'])
    writeFileSync(join(site, name), 'half a bui')
  rmSync(join(site, 'search'), { recursive: true })
  expect(await state()).toEqual(before)
  await own.stop()
})

test.each([
  ['GET /about', 'Content-Length: 1000000000', 200],
  ['HEAD /about', 'Content-Length: 1000000000', 200],
  ['GET /about', 'Transfer-Encoding: chunked', 200],
  ['GET /nothing', 'Content-Length: 1000000000', 404],
  ['POST /about', 'Content-Length: 1000000000', 405],
  ['DELETE /api/contact-secure', 'Content-Length: 1000000000', 405],
  ['POST /api/contact-secure', 'Content-Length: 1000000000', 403],
])('what %s sends as a body (%s) is not read to its end', async (request, header, status) => {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  let isOver = false
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1')
  })
  // Closed while it sends.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isOver = true
      resolve()
    })
  })
  socket.write(`${request} HTTP/1.1\r\nHost: site.test\r\n${header}\r\n\r\n`)
  const megabyte = Buffer.alloc(2 ** 20, 'x')
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')])
  const body = header.startsWith('Transfer') ? chunk : megabyte
  let sent = 0
  for (; sent < 900 && !isOver; sent += 1)
    if (!socket.write(body)) await Promise.race([once(socket, 'drain').catch(() => {}), closed])
  await closed
  expect(sent).toBeLessThan(50)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nconnection: close\r\n`, 'i'))
})

/** Connects as a client of its own. */
function connected() {
  const port = Number(new URL(server.address).port)
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  onTestFinished(() => void socket.destroy())
  return socket
}

test.each([
  ['half a request', 'GET /about HTTP/1.1\r\nHost: si', [400]],
  ['half a body', 'POST /api/views HTTP/1.1\r\nHost: site.test\r\nContent-Length: 9\r\n\r\n{', [403]],
])('a client that ends within %s is told once, and let go', async (_, bytes, statuses) => {
  const socket = connected()
  socket.end(bytes)
  const answer = await text(socket)
  expect([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))).toEqual(statuses)
})

test('a connection with a body of usual length stays open', async () => {
  const { headers } = await fetch(`${server.address}/api/views`, jsonRequest({}))
  expect(headers.get('Connection')).toBe('keep-alive')
})

test('of hidden files those alone are served that are meant for programs', async () => {
  const site = join(folder, 'hidden')
  cpSync('tests/functions/fixtures/site', site, { recursive: true })
  for (const name of ['.well-known/security.txt', '.git/config', 'blog/.draft.md']) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), 'Contact: mailto:hello@firm.example')
  }
  const own = await startServer({
    folder: site,
    database: join(folder, 'hidden.sqlite'),
    settings: {},
    port: await freePort(),
    hostname: '127.0.0.1',
    proxies: '',
    log: () => {},
  })
  const statusOf = async (path: string) => (await fetch(own.address + path)).status
  expect(await statusOf('/.well-known/security.txt')).toBe(200)
  for (const path of ['/.git/config', '/blog/.draft.md', '/%2egit/config'])
    expect(await statusOf(path)).toBe(404)
  await own.stop()
})

test('what is longer than memory is for comes from the disk, whole and in parts', async () => {
  const site = join(folder, 'media')
  cpSync('tests/functions/fixtures/site', site, { recursive: true })
  writeFileSync(join(site, 'film.mp4'), Buffer.alloc(9 * 1024 * 1024, 'film'))
  const own = await startServer({
    folder: site,
    database: join(folder, 'media.sqlite'),
    settings: {},
    port: await freePort(),
    hostname: '127.0.0.1',
    proxies: '',
    log: () => {},
  })
  const whole = await fetch(`${own.address}/film.mp4`)
  expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, 9 * 1024 * 1024])
  const part = await fetch(`${own.address}/film.mp4`, { headers: { Range: 'bytes=4-7' } })
  expect([part.status, await part.text()]).toEqual([206, 'film'])
  expect((await fetch(`${own.address}/film.mp4`, { method: 'HEAD' })).headers.get('Content-Length')).toBe(
    '9437184',
  )
  rmSync(join(site, 'film.mp4'))
  expect((await fetch(`${own.address}/film.mp4`)).status).toBe(503)
  await own.stop()
})

test('while mail is on its way, a server that stops still serves the site', async () => {
  const connections: Socket[] = []
  const mail = createServer((socket) => void connections.push(socket)).listen(0, '127.0.0.1')
  await once(mail, 'listening')
  onTestFinished(() => void mail.close())
  const own = await startServer({
    folder: 'tests/functions/fixtures/site',
    database: join(folder, 'mail.sqlite'),
    settings: {
      NOTIFY_TO: 'you@firm.example',
      NOTIFY_FROM: 'site@firm.example',
      SMTP_URL: `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`,
    },
    port: await freePort(),
    hostname: '127.0.0.1',
    proxies: '',
    log: () => {},
  })
  const sent = await fetch(`${own.address}/api/contact-secure`, jsonRequest())
  expect(sent.status).toBe(200)
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  const stopped = own.stop()
  await vi.waitFor(async () =>
    expect((await fetch(`${own.address}/about`)).headers.get('Connection')).toBe('close'),
  )
  for (const socket of connections) socket.destroy()
  await stopped
  await expect(fetch(`${own.address}/about`)).rejects.toThrow()
})
