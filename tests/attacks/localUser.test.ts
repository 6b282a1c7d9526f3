import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@lintel/engine/command/port.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDesk } from '#tests/desk/startDesk.ts'
import { openDesk } from './support/openDesk.ts'

/** Another user of the machine, who reaches each port of loopback and reads the list of processes. */
const copy = projectCopy()
let desk: Awaited<ReturnType<typeof startDesk>>
let owner: Awaited<ReturnType<typeof openDesk>>
let usedAddress = ''
beforeAll(async () => {
  desk = await startDesk(copy.folder, await freePort())
  usedAddress = desk.address
  owner = await openDesk(usedAddress)
})
afterAll(async () => {
  await desk?.kill()
  copy.remove()
})

test.each(['/', '/pages', '/api/waiting', '/content/site.yaml', '/@fs/etc/passwd', '/@vite/client'])(
  'without the key, %s is refused by the window and by the frame',
  async (path) => {
    for (const origin of [owner.window, owner.frame]) expect((await fetch(origin + path)).status).toBe(403)
  },
)

test('whoever is refused is not told the name of this start', async () => {
  const { host, port } = new URL(owner.window)
  for (const each of [Number(port), Number(port) + 1])
    for (const path of ['/', '/pages', '/?key=guessed']) {
      const response = await fetch(`http://127.0.0.1:${each}${path}`, { headers: { Accept: 'text/html' } })
      expect(response.status).toBe(403)
      const told = [...response.headers.values(), await response.text()].join()
      expect(told).not.toContain(host.split('.')[0])
    }
})

test('the key of a window that is open opens no other', async () => {
  expect((await fetch(usedAddress)).status).toBe(403)
})

test('only the owner reads the next key', () => {
  const file = fileURLToPath(desk.file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
})

const act = (headers: Record<string, string>) =>
  fetch(`${owner.window}/api/enquiries/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: owner.window, ...headers },
    body: '{"isLive":false}',
  })

test('the cookie, which browsers send to every port, reads and writes nothing of persons by itself', async () => {
  expect((await act({ cookie: owner.cookie })).status).toBe(403)
  expect(
    (await act({ cookie: owner.cookie, 'X-Desk-Window': owner.cookie.split('=')[1] ?? '' })).status,
  ).toBe(403)
  expect((await act({ 'X-Desk-Window': owner.secret })).status).toBe(403)
  expect((await act({ cookie: owner.cookie, 'X-Desk-Window': owner.secret })).status).not.toBe(403)
})

test('a page at another port of this host gets nothing, though the browser sends the cookie along', async () => {
  for (const origin of [owner.window, owner.frame])
    for (const destination of [
      'script',
      'empty',
      'document',
      'style',
      'object',
      'embed',
      'iframe',
      'image',
    ]) {
      const isShown = origin === owner.frame && ['iframe', 'image'].includes(destination)
      const response = await fetch(`${origin}/`, {
        headers: { cookie: owner.cookie, 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Dest': destination },
      })
      expect(response.status, `${origin} as ${destination}`).toBe(isShown ? 200 : 403)
      if (isShown)
        expect(response.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${owner.window}`)
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-site')
    }
})

test('the list of processes shows no key while the browser is opened', async () => {
  const programs = join(copy.folder, 'programs')
  const seen = join(copy.folder, 'seen')
  mkdirSync(programs)
  for (const name of ['xdg-open', 'open'])
    writeFileSync(
      join(programs, name),
      `#!/bin/sh\nprintf '%s\\n' "$@" > '${seen}.new' && mv '${seen}.new' '${seen}'\n`,
      {
        mode: 0o755,
      },
    )
  const second = spawn(process.execPath, ['packages/desk/main.ts'], {
    cwd: copy.folder,
    env: { ...process.env, PORT: `${await freePort()}`, PATH: programs + delimiter + process.env.PATH },
    stdio: 'ignore',
  })
  const ended = once(second, 'exit')
  try {
    const args = await expect
      .poll(() => statSync(seen, { throwIfNoEntry: false }) && readFileSync(seen, 'utf8'), {
        timeout: 120_000,
      })
      .toMatch(/^file:.*open\.html\n$/)
      .then(() => readFileSync(seen, 'utf8'))
    const [, key = ''] = /key=([\w-]+)/.exec(readFileSync(fileURLToPath(args.trim()), 'utf8')) ?? []
    expect(key).toHaveLength(32)
    expect(args).not.toContain(key)
    if (process.platform === 'linux')
      expect(readFileSync(`/proc/${second.pid}/cmdline`, 'utf8')).not.toContain(key)
  } finally {
    second.kill('SIGKILL')
    await ended
  }
})
