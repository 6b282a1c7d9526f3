import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@lintel/engine/command/port.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDesk } from '#tests/desk/startDesk.ts'
import { startDevelopment } from '#tests/support/startDevelopment.ts'
import { openDesk } from './support/openDesk.ts'

/** Whoever may ask development servers tries to read what lies beside the site. */
const secret = 'nobody-reads-this'
const copy = projectCopy()
const secretFiles = [
  '.dev.vars',
  'site.env',
  'secret.pem',
  'lintel.sqlite',
  '.server/lintel.sqlite',
  '.wrangler/state/v3/d1/enquiries.sqlite',
  '.cache/desk/history/entry.json',
  '.cache/desk/kept.json',
  '.cache/desk/key/open.html',
  '.git/config',
  'import-report.txt',
]
const outside = `${copy.folder}-outside.env`
const link = 'content/blog/images/link.svg'
/** A folder that links lead to, as one that others have put in place of content. */
const elsewhere = `${copy.folder}-elsewhere`

const pids: number[] = []
const stops: (() => Promise<unknown>)[] = []
/** By the name of the server: its origin, and the headers of somebody who may ask it. */
const servers: Record<string, { origin: string; headers: Record<string, string> }> = {}

beforeAll(async () => {
  for (const file of [...secretFiles.map((name) => join(copy.folder, name)), outside]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, secret)
  }
  symlinkSync(outside, join(copy.folder, link))
  mkdirSync(join(elsewhere, 'within'), { recursive: true })
  for (const name of ['.cache/desk/aside/content-people', 'components/elsewhere']) {
    mkdirSync(dirname(join(copy.folder, name)), { recursive: true })
    symlinkSync(elsewhere, join(copy.folder, name))
  }
  const development = await startDevelopment(copy.folder, await freePort())
  stops.push(development.stop)
  servers.development = { origin: development.origin, headers: {} }
  const desk = await startDesk(copy.folder, await freePort())
  stops.push(desk.kill)
  pids.push(desk.pid)
  const { window, frame, cookie } = await openDesk(desk.address)
  servers.window = { origin: window, headers: { cookie } }
  servers.frame = { origin: frame, headers: { cookie } }
})
afterAll(async () => {
  for (const stop of stops) await stop()
  rmSync(outside, { force: true })
  rmSync(elsewhere, { recursive: true, force: true })
  copy.remove()
})

/** The ways in which others have read files past Vite's own list. */
const disguises: ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}?raw`,
  (path) => `${path}?raw??`,
  (path) => `${path}?import&raw`,
  (path) => `${path}?import&raw??`,
  (path) => `${path}?import&url`,
  (path) => `${path}?import&inline`,
  (path) => `${path}?url&inline&import`,
  (path) => `${path}?.svg?.wasm?init`,
  (path) => `${path}?import&?meteorkas.wasm?init`,
  (path) => `${path}?direct&import&raw`,
  (path) => `${path}?html-proxy&index=0.js`,
  (path) => `${path}#.css`,
  (path) => `${path}%23.css`,
  (path) => `${path}%3f.css`,
  (path) => `${path}%00.css`,
  (path) => `${path}/`,
  (path) => `${path}/.`,
  (path) => `${path}\\`,
  (path) => `/.${path}`,
  (path) => `/${path}`,
  (path) => `/content/..${path}`,
  (path) => `/content/..%2f${path.slice(1)}`,
  (path) => `/content/..%5c${path.slice(1)}`,
  (path) => `/content/%2e%2e${path}`,
  (path) => `/content/%252e%252e${path}`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `/@id${path}`,
  (path) => `/@id/__x00__${path}`,
  (path) => `/@fs${copy.folder}${path}`,
  (path) => `/@fs${copy.folder}${path}?raw`,
  (path) => `/@fs${copy.folder}${path}?import&raw`,
  (path) => `/@fs${copy.folder}${path}?import&raw??`,
  (path) => `/@fs/${copy.folder}${path}`,
  (path) => `/@fs${copy.folder}/content/..${path}?raw`,
  (path) => `/@fs${copy.folder}/content/%2e%2e${path}?raw`,
  (path) => `/@fs${copy.folder}/node_modules/..${path}`,
  (path) => `/node_modules/..${path}?raw`,
  (path) => `/blog/..${path}`,
  (path) => `/apps/..${path}`,
  (path) => `/apps/..%2f..${path}`,
]

const attempts = [
  ...secretFiles.flatMap((file) => disguises.map((disguise) => disguise(`/${file}`))),
  ...['', '?raw', '?import&raw', '?import&raw??'].flatMap((query) => [
    `/@fs${outside}${query}`,
    `/@fs${copy.folder}/..${outside.slice(dirname(outside).length)}${query}`,
    `/${link}${query}`,
  ]),
]

/** As it is written: `fetch` would tidy the address. */
function send(origin: string, path: string, headers: Record<string, string>) {
  const { hostname, port, host } = new URL(origin)
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    request({ hostname, port, path, headers: { host, ...headers } }, async (response) =>
      resolve({ status: response.statusCode ?? 0, body: await text(response) }),
    )
      .on('error', reject)
      .end()
  })
}

test.each(['development', 'window', 'frame'])(
  '%s gives no file away that browsers need not',
  async (name) => {
    const { origin, headers } = servers[name] as (typeof servers)[string]
    // The window serves what it has bundled alone.
    const module = await send(origin, `/@fs${copy.folder}/packages/kit/icons/Icon.tsx`, headers)
    if (name === 'window') expect(module.status).toBe(404)
    else expect(module.body).toContain('export')
    for (const path of attempts) {
      const { body } = await send(origin, path, headers)
      expect.soft(body, path).not.toContain(secret)
      expect.soft(body, path).not.toContain(Buffer.from(secret).toString('base64').slice(0, 16))
    }
  },
)

test.each(['development', 'window', 'frame'])(
  '%s lets no other site read, and opens no editor',
  async (name) => {
    const { origin, headers } = servers[name] as (typeof servers)[string]
    const module = await fetch(`${origin}/@fs${copy.folder}/packages/kit/icons/Icon.tsx`, {
      headers: { ...headers, 'Sec-Fetch-Site': 'none' },
    })
    expect(module.headers.get('Access-Control-Allow-Origin')).toBeNull()
    const editor = await fetch(`${origin}/__open-in-editor?file=package.json`, { headers })
    expect(editor.status).toBe(404)
  },
)

test.runIf(process.platform === 'linux')(
  'nothing behind a link is watched',
  { timeout: 60_000 },
  async () => {
    const { ino } = statSync(join(elsewhere, 'within'))
    const watched = (pid: number) =>
      readdirSync(`/proc/${pid}/fdinfo`).flatMap(
        (name) => readFileSync(`/proc/${pid}/fdinfo/${name}`, 'utf8').match(/^inotify wd.*/gm) ?? [],
      )
    for (const pid of pids) {
      // The watcher has looked through the project once it watches no more than a second before.
      let before = 0
      const isSettled = () => {
        const now = watched(pid).length
        const isSame = now > 0 && now === before
        before = now
        return isSame
      }
      await expect.poll(isSettled, { interval: 1_000, timeout: 50_000 }).toBe(true)
      expect(watched(pid).filter((each) => each.includes(` ino:${ino.toString(16)} `))).toEqual([])
    }
  },
)
