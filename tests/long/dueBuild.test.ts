import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endGroup } from '@lintel/engine/command/endGroup.ts'
import { freePort } from '@lintel/engine/command/port.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { hour, minute } from '@lintel/rules/time.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

/** What goes wrong while the server builds what is due: the server and the build are those of an owner. */
// To draw images for link previews would take most of this test's time.
process.env.SITE_SOCIAL_IMAGES = 'none'
const copy = projectCopy()
const file = (name: string) => join(copy.folder, name)
const unfinished = file('dist/unfinished')
const post = 'content/blog/welcome-to-our-blog.md'
const page = 'blog/welcome-to-our-blog'

/** Preloaded: the clock is ahead by as much as a file says, so that no test waits for a full minute. */
const clock = `
  import { readFileSync } from 'node:fs'
  const ahead = Number(readFileSync(${JSON.stringify(file('.ahead'))}, 'utf8'))
  const Real = Date
  globalThis.Date = class Date extends Real {
    constructor(...args) {
      super(...(args.length === 0 ? [Real.now() + ahead] : args))
    }
    static now() {
      return Real.now() + ahead
    }
  }`
let ahead = 0

beforeAll(() => {
  writeFileSync(file('clock.mjs'), clock)
  copy.build()
})
afterAll(copy.remove)

interface Running {
  process: ChildProcess
  log: () => string
  page: () => Promise<number>
  /** What `/api/health` and `/healthz` say. */
  health: () => Promise<[string, string]>
}

/** Starts the server some seconds before a full minute, two hours after the last time, over a site for which something is due. */
async function start(isDue = true): Promise<Running> {
  if (isDue) writeFileSync(join(copy.client, 'due.json'), '["2026-11-01T09:00:00.000Z"]')
  ahead += 2 * hour
  ahead += minute - 8000 - ((Date.now() + ahead) % minute)
  writeFileSync(file('.ahead'), String(ahead))
  const [port, statusPort] = [await freePort(), await freePort()]
  const server = spawn(process.execPath, ['packages/cli/serve.ts'], {
    cwd: copy.folder,
    env: {
      PATH: process.env.PATH,
      SITE_SOCIAL_IMAGES: 'none',
      SIGNING_SECRET: 'x'.repeat(32),
      PORT: `${port}`,
      STATUS_PORT: `${statusPort}`,
      NODE_OPTIONS: `--import ${file('clock.mjs')}`,
      STATE_DIRECTORY: file('.server'),
    },
    detached: true,
  })
  onTestFinished(() => endGroup(server.pid))
  let log = ''
  for (const output of [server.stdout, server.stderr]) output.on('data', (text) => (log += text))
  await expect.poll(() => log, { timeout: minute }).toContain('The site is at')
  const ask = async (port: number, path: string) => fetch(`http://127.0.0.1:${port}/${path}`)
  return {
    process: server,
    log: () => log,
    page: async () => (await ask(port, page)).status,
    health: async () => [
      await (await ask(port, 'api/health')).text(),
      await (await ask(statusPort, 'healthz')).text(),
    ],
  }
}

const patience = { timeout: 5 * minute, interval: 200 }
const untilItBuilds = () =>
  expect.poll(() => existsSync(unfinished), { ...patience, interval: 20 }).toBe(true)
const outdated = (why: string) => ['{"status":"outdated"}', expect.stringContaining(why)]
const healthy = ['{"status":"ok"}', 'ok\n']

async function stop({ process: server }: Running) {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

test('a power cut during the build leaves the last whole site, with which the server starts, and builds', async () => {
  const first = await start()
  await untilItBuilds()
  endGroup(first.process.pid)
  await once(first.process, 'exit')

  const second = await start()
  expect(second.log()).toContain(
    'The site is not the newest, as the last build did not succeed:\nIt was cut off',
  )
  expect(await second.health()).toEqual(outdated('It was cut off'))
  expect(await second.page()).toBe(200)
  await expect.poll(second.health, patience).toEqual(healthy)
  expect(second.log()).toContain('What was due is there')
  expect(existsSync(unfinished)).toBe(false)
})

test('a published article that cannot be read any more stays, and log and health say what to mend', async () => {
  const text = readFileSync(file(post), 'utf8')
  writeFileSync(file(post), text.replace(/^date: .*$/m, 'date: soon'))
  const first = await start()
  const why = `${post}:4`
  await expect.poll(first.health, patience).toEqual(outdated(why))
  expect(await first.page()).toBe(200)
  expect(first.log().split(why)).toHaveLength(2)
  expect(existsSync(join(copy.client, `${page}.html`))).toBe(true)
  await stop(first)

  const second = await start(false)
  expect(await second.health()).toEqual(outdated(why))
  expect(await second.page()).toBe(200)
  await stop(second)

  writeFileSync(file(post), text)
  copy.build()
  expect(await (await start(false)).health()).toEqual(healthy)
})

test('a build that the system kills is named as such', async () => {
  const server = await start()
  await untilItBuilds()
  const { stdout } = spawnSync('pgrep', ['--parent', `${server.process.pid}`], { encoding: 'utf8' })
  process.kill(Number(stdout), 'SIGKILL')
  await expect.poll(server.health, patience).toEqual(outdated('The build was ended by SIGKILL'))
  expect(await server.page()).toBe(200)
})

test('a server that is stopped during a build ends it, and builds after the next start', async () => {
  const first = await start()
  await untilItBuilds()
  await stop(first)
  expect(spawnSync('pgrep', ['--pgroup', `${first.process.pid}`], { encoding: 'utf8' }).stdout).toBe('')
  expect(first.log()).not.toContain('could not be built')
  await expect.poll((await start()).health, patience).toEqual(healthy)
})
