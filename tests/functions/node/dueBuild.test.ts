import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { everyMinute } from '@lintel/edge/environment.ts'
import { readFiles } from '@lintel/edge/node/files.ts'
import { type Options, startServer } from '@lintel/edge/node/startServer.ts'
import { freePort } from '@lintel/engine/command/port.ts'
import { day, hour } from '@lintel/rules/time.ts'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

/** What the Node server does about what is due; the fixture's build lists times that have passed. */
const folder = mkdtempSync(join(tmpdir(), 'due-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A built site of its own, and a function that puts another whole one in its place, as a build does. */
function newSite() {
  const site = mkdtempSync(join(folder, 'site-'))
  cpSync('tests/functions/fixtures/site', site, { recursive: true })
  const replace = (files: Record<string, string>) => {
    cpSync(site, `${site}.next`, { recursive: true })
    for (const [name, content] of Object.entries(files)) writeFileSync(join(`${site}.next`, name), content)
    renameSync(site, `${site}.former`)
    renameSync(`${site}.next`, site)
    rmSync(`${site}.former`, { recursive: true })
  }
  return { site, replace }
}

async function start(site: string, options: Partial<Options> = {}) {
  const statusPort = await freePort()
  const file = join(mkdtempSync(join(folder, 'state-')), 'database.sqlite')
  const server = await startServer({
    folder: site,
    database: file,
    settings: {},
    port: await freePort(),
    statusPort,
    hostname: '127.0.0.1',
    proxies: '',
    log: () => {},
    ...options,
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= server.stop())
  const database = new DatabaseSync(file, { timeout: 5000 })
  onTestFinished(async () => {
    database.close()
    await stop()
  })
  const get = (path: string, init?: RequestInit) =>
    fetch(server.address + path, { redirect: 'manual', ...init })
  const told = async (answer: Promise<Response>) => {
    const { status, text } = await answer.then(async (each) => ({
      status: each.status,
      text: await each.text(),
    }))
    return [status, text]
  }
  return {
    database,
    stop,
    get,
    tick: () => server.runScheduled(everyMinute),
    text: (path: string) => told(get(path)),
    health: async () => [
      ...(await told(get('/api/health'))),
      ...(await told(fetch(`http://127.0.0.1:${statusPort}/healthz`))),
    ],
  }
}

const healthy = [200, '{"status":"ok"}', 200, 'ok\n']
const outdated = (why: string) => [503, '{"status":"outdated"}', 200, `ok\n${why}`]

test('a build that fails is told at once, by log and health, and leaves the site, until one succeeds', async () => {
  const { site, replace } = newSite()
  const build = vi.fn<NonNullable<Options['build']>>()
  const error = vi.spyOn(console, 'error')
  const server = await start(site, { build })
  const before = await server.text('/about')
  const why =
    'Something is due, and the site stays as it was, as it could not be built:\ncontent/blog/one.md:2 this is no date: write it as 2026-11-28'
  build.mockRejectedValueOnce(new Error('content/blog/one.md:2 this is no date: write it as 2026-11-28'))
  await server.tick()
  expect(await server.health()).toEqual(outdated(why))
  expect(error.mock.calls.filter(([line]) => line === why)).toHaveLength(1)
  expect(await server.text('/about')).toEqual(before)
  // It does not build in a loop.
  await server.tick()
  expect(build).toHaveBeenCalledTimes(1)
  server.database.exec(`UPDATE runs SET at = at - ${hour} WHERE name = 'rebuild'`)
  build.mockImplementationOnce(async () => void replace({ 'due.json': '[]', 'about.html': 'newer' }))
  await server.tick()
  expect(await server.text('/about')).toEqual([200, 'newer'])
  expect(await server.health()).toEqual(healthy)
})

test('what a start knows of the last build is told until one succeeds', async () => {
  const { site, replace } = newSite()
  const server = await start(site, {
    outdated: 'It was cut off.',
    build: async () => void replace({ 'due.json': '[]' }),
  })
  expect(await server.health()).toEqual(outdated('It was cut off.'))
  await server.tick()
  expect(await server.health()).toEqual(healthy)
})

test('what a build by hand makes is taken over once it succeeds, where the server started or failed without it', async () => {
  const { site, replace } = newSite()
  let unfinished = true
  const server = await start(site, {
    outdated: 'It still runs.',
    isUnfinished: () => unfinished,
    build: () => Promise.reject(new Error('It has no room.')),
  })
  await server.tick()
  const [status] = await server.health()
  expect(status).toBe(503)
  unfinished = false
  replace({ 'due.json': '[]', 'about.html': 'by hand' })
  await server.tick()
  expect(await server.text('/about')).toEqual([200, 'by hand'])
  expect(await server.health()).toEqual(healthy)
})

test('a server that is stopped ends its build, and does not wait for it', async () => {
  let signal: AbortSignal | undefined
  const server = await start(newSite().site, {
    build: (its) => {
      signal = its
      return new Promise((_, reject) => its.addEventListener('abort', () => reject(its.reason)))
    },
  })
  const tick = server.tick()
  await vi.waitFor(() => expect(signal).toBeDefined())
  const [run] = server.database.prepare("SELECT at FROM runs WHERE name = 'rebuild'").all()
  await server.stop()
  await tick
  expect(signal?.aborted).toBe(true)
  // The next start builds at once.
  expect(server.database.prepare("SELECT at FROM runs WHERE name = 'rebuild'").all()).toEqual(
    run ? [run] : [],
  )
})

test('a clock that was ahead leads to one more build, and keeps none away', async () => {
  const { site } = newSite()
  writeFileSync(join(site, 'due.json'), '["2999-01-01T00:00:00.000Z"]')
  const build = vi.fn(async () => {})
  const server = await start(site, { build })
  await server.tick()
  expect(build).toHaveBeenCalledTimes(0)
  server.database.exec(`INSERT INTO runs VALUES ('rebuild', ${Date.now() + 10 * day})`)
  await server.tick()
  await server.tick()
  expect(build).toHaveBeenCalledTimes(1)
})

test('a site that another takes the place of while it is read is read as a whole', async () => {
  const { site, replace } = newSite()
  const reading = readFiles(site)
  replace({ 'index.html': 'newer', 'about.html': 'newer', 'search.html': 'newer' })
  const files = await reading
  const texts = ['/', '/about', '/search'].map(async (path) =>
    (await files.fetch(new Request(`https://site.test${path}`))).text(),
  )
  expect(await Promise.all(texts)).toEqual(['newer', 'newer', 'newer'])
})

test('parts and conditions hold across the change of the site', async () => {
  const { site, replace } = newSite()
  writeFileSync(join(site, 'film.mp4'), Buffer.alloc(9 * 1024 * 1024, 'old '))
  const server = await start(site, { build: async () => void replace({ 'about.html': 'newer' }) })
  const etag = (await server.get('/about')).headers.get('ETag') ?? ''
  const film = (await server.get('/film.mp4')).headers.get('ETag') ?? ''
  const part = (path: string, condition: string) =>
    server.get(path, { headers: { Range: 'bytes=0-3', 'If-Range': condition } })
  expect((await part('/about', etag)).status).toBe(206)
  await server.tick()
  expect((await server.get('/about', { headers: { 'If-None-Match': etag } })).status).toBe(200)
  const whole = await part('/about', etag)
  expect([whole.status, await whole.text()]).toEqual([200, 'newer'])
  replace({ 'film.mp4': 'new '.repeat(3 * 1024 * 1024) })
  // Not yet read, so its length and validator are those of the former.
  expect((await part('/film.mp4', film)).status).toBe(503)
})
