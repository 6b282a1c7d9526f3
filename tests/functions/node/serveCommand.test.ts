import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@lintel/engine/command/port.ts'
import { jsonRequest } from '@lintel/lab/edge/requests.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'

/** What `npm run serve` says to whoever starts it. It serves the last build. */
const folder = mkdtempSync(join(tmpdir(), 'serve-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Variables = Record<string, string>

const newState = () => mkdtempSync(join(folder, 'state-'))
const variables = (env: Variables) => ({ ...process.env, SIGNING_SECRET: 'x'.repeat(32), ...env })
const program = join(process.cwd(), 'packages/cli/serve.ts')

/** Runs a command, or a start that is to be refused, to its end. */
function run(env: Variables, ...args: string[]) {
  const options = { env: variables(env), encoding: 'utf8', timeout: 30_000, killSignal: 'SIGKILL' } as const
  return spawnSync(process.execPath, [program, ...args], options)
}

interface Running {
  address: string
  state: string
  process: ChildProcess
  log: () => string
}

async function startServe(env: Variables = {}): Promise<Running> {
  const { STATE_DIRECTORY: state = newState(), PORT: port = String(await freePort()) } = env
  const server = spawn(process.execPath, [program], {
    env: variables({ ...env, STATE_DIRECTORY: state, PORT: port }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  let log = ''
  const read = (bytes: Buffer) => {
    log += bytes
  }
  server.stdout.on('data', read)
  server.stderr.on('data', read)
  await expect.poll(() => log, { interval: 50 }).toContain('The site is at')
  return { address: `http://127.0.0.1:${port}`, state, process: server, log: () => log }
}

async function kill({ process: server }: Running, signal: NodeJS.Signals) {
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

const enquire = ({ address }: Running) => fetch(`${address}/api/contact-secure`, jsonRequest())

/** A port that another program listens on. */
async function takenPort(): Promise<string> {
  const other: Server = createServer()
  onTestFinished(() => void other.close())
  const port = await freePort()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  return String(port)
}

test('a log without room ends neither the start nor the server', async () => {
  const port = String(await freePort())
  const full = openSync('/dev/full', 'w')
  const server = spawn(process.execPath, [program], {
    env: variables({ STATE_DIRECTORY: newState(), PORT: port }),
    stdio: ['ignore', full, full],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const address = `http://127.0.0.1:${port}`
  await expect
    .poll(() => fetch(`${address}/api/contact-secure`, jsonRequest()).then(({ status }) => status, String))
    .toBe(200)
  expect((await fetch(`${address}/about`)).status).toBe(200)
})

test('a log that nobody reads any more does not end the server', async () => {
  const server = await startServe()
  server.process.stdout?.destroy()
  server.process.stderr?.destroy()
  // The log is told of a database that is gone.
  rmSync(join(server.state, 'lintel.sqlite'))
  await expect.poll(() => existsSync(join(server.state, 'lintel.sqlite')), { timeout: 10_000 }).toBe(true)
  expect((await enquire(server)).status).toBe(200)
})

test('of one folder there is one server, until it ends, whatever ends it', async () => {
  const first = await startServe()
  const STATE_DIRECTORY = first.state
  const refusal = `${first.state} is in use by process ${first.process.pid}. Stop the server first`
  const second = run({ STATE_DIRECTORY, PORT: String(await freePort()) })
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining(refusal)])
  // On its port too, where a port of its own would not help.
  const same = run({ STATE_DIRECTORY, PORT: new URL(first.address).port })
  expect([same.status, same.stderr]).toEqual([1, expect.stringContaining(refusal)])
  expect(same.stderr).not.toContain('PORT=')

  expect((await enquire(first)).status).toBe(200)
  const copy = join(folder, 'copy')
  expect(run({ STATE_DIRECTORY }, 'backup', copy).stdout).toContain('Copied 1 enquiries')
  expect(run({ STATE_DIRECTORY }, 'restore', copy).stderr).toContain(refusal)

  await kill(first, 'SIGKILL')
  const next = await startServe({ STATE_DIRECTORY })
  await kill(next, 'SIGTERM')
  expect(run({ STATE_DIRECTORY }, 'restore', copy).stdout).toContain(
    `Restored 1 enquiries to ${join(STATE_DIRECTORY, 'lintel.sqlite')}.`,
  )
})

test('SIGUSR1 opens no debugger', async () => {
  const running = await startServe()
  running.process.kill('SIGUSR1')
  for (let count = 0; count < 20; count += 1)
    expect((await fetch(`${running.address}/about`)).status).toBe(200)
  expect(running.log()).not.toContain('Debugger listening')
  await kill(running, 'SIGTERM')
  expect(running.log()).not.toContain('Debugger listening')
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s lets it finish what it does', async (signal) => {
  const running = await startServe()
  const ended = once(running.process, 'exit')
  running.process.kill(signal)
  expect(await ended).toEqual([0, null])
})

test('a server whose files are all removed, the lock among them, keeps others away again', async () => {
  const first = await startServe()
  const STATE_DIRECTORY = first.state
  const lock = join(STATE_DIRECTORY, 'lintel.sqlite.lock')
  expect((await enquire(first)).status).toBe(200)
  for (const change of [
    () => {
      for (const name of readdirSync(STATE_DIRECTORY)) rmSync(join(STATE_DIRECTORY, name))
    },
    () => renameSync(lock, join(STATE_DIRECTORY, 'moved')),
    () => {
      writeFileSync(`${lock}-new`, '')
      renameSync(`${lock}-new`, lock)
    },
  ]) {
    change()
    const told = () => first.log().split('lintel.sqlite.lock was removed or replaced').length
    const before = told()
    await expect.poll(told).toBe(before + 1)
    const second = run({ STATE_DIRECTORY, PORT: String(await freePort()) })
    expect([second.status, second.stderr]).toEqual([
      1,
      expect.stringContaining(`in use by process ${first.process.pid}`),
    ])
  }
  expect((await fetch(`${first.address}/api/health`)).status).toBe(200)
  await kill(first, 'SIGTERM')
  expect(run({ STATE_DIRECTORY }, 'backup', join(folder, 'whole')).stdout).toContain('Copied 1 enquiries')
})

test('of servers that start at once in one folder, one stays', async () => {
  const state = newState()
  const starts = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const PORT = String(await freePort())
      const server = spawn(process.execPath, [program], {
        env: variables({ STATE_DIRECTORY: state, PORT }),
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      onTestFinished(() => void server.kill('SIGKILL'))
      const started = once(server.stdout, 'data').then(() => 'started')
      return Promise.race([started, once(server, 'exit').then(([code]) => `ended with ${code}`)])
    }),
  )
  expect(starts.toSorted()).toEqual(['ended with 1', 'ended with 1', 'ended with 1', 'started'])
})

test('a port that is taken, the same port twice and an unknown host are refused with the fix', async () => {
  const usedPort = await takenPort()
  const PORT = String(await freePort())
  const refusal = (env: Variables) => {
    const { status, stderr } = run({ STATE_DIRECTORY: newState(), PORT, ...env })
    expect(status).toBe(1)
    expect(stderr.trim()).not.toContain('\n')
    return stderr
  }
  expect(refusal({ PORT: usedPort })).toMatch(
    `Port ${usedPort} is taken. Stop what uses it, or choose another: PORT=`,
  )
  expect(refusal({ STATUS_PORT: usedPort })).toMatch(
    `Port ${usedPort} is taken. Stop what uses it, or choose another: STATUS_PORT=`,
  )
  expect(refusal({ STATUS_PORT: PORT })).toMatch(`STATUS_PORT and PORT are both ${PORT}: `)
  expect(refusal({ HOST: 'nowhere.invalid' })).toMatch(/^HOST is "nowhere.invalid", .*HOST=127\.0\.0\.1/)
  expect(refusal({ HOST: '203.0.113.9' })).toMatch(/^HOST is "203.0.113.9", .*HOST=127\.0\.0\.1/)
})

test('a proxy that is not listed is named in the log, once, and an entry that is none ends the start', async () => {
  const server = await startServe({ TRUSTED_PROXIES: '10.0.0.0/8' })
  const headers = { 'X-Forwarded-For': '203.0.113.9' }
  for (let count = 0; count < 3; count += 1) await fetch(`${server.address}/about`, { headers })
  await kill(server, 'SIGTERM')
  expect(server.log().match(/X-Forwarded-For is ignored from 127\.0\.0\.1, .*/g)).toHaveLength(1)
  expect(server.log()).not.toContain('203.0.113.9')
  const { status, stderr } = run({ STATE_DIRECTORY: server.state, TRUSTED_PROXIES: 'localhost' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^TRUSTED_PROXIES has "localhost", .*\n$/)])
})

test('a database that was emptied is not taken for a new one, until it is restored or removed', async () => {
  const first = await startServe()
  const STATE_DIRECTORY = first.state
  const file = join(STATE_DIRECTORY, 'lintel.sqlite')
  const copy = join(STATE_DIRECTORY, 'copy')
  expect((await enquire(first)).status).toBe(200)
  run({ STATE_DIRECTORY }, 'backup', copy)
  await kill(first, 'SIGTERM')
  truncateSync(file, 0)

  const STATUS_PORT = String(await freePort())
  const second = await startServe({ STATE_DIRECTORY, STATUS_PORT })
  expect(second.log()).toMatch(/lintel\.sqlite is empty.*serve -- restore <copy>.*remove it/)
  const health = await fetch(`http://127.0.0.1:${STATUS_PORT}/healthz`)
  expect([health.status, await health.text()]).toEqual([503, expect.stringContaining(`${file} is empty`)])
  expect((await fetch(`${second.address}/api/health`)).status).toBe(503)
  expect((await fetch(`${second.address}/about`)).status).toBe(200)
  expect((await enquire(second)).status).toBe(503)
  // Decided, without a restart.
  rmSync(file)
  expect((await enquire(second)).status).toBe(200)
  await kill(second, 'SIGTERM')

  truncateSync(file, 0)
  expect(run({ STATE_DIRECTORY }, 'restore', copy).stdout).toContain(
    `Restored 1 enquiries to ${join(STATE_DIRECTORY, 'lintel.sqlite')}.`,
  )
  expect((await fetch(`${(await startServe({ STATE_DIRECTORY })).address}/api/health`)).status).toBe(200)
})

test('what was saved of a database is named until it is restored or removed', async () => {
  const first = await startServe()
  const STATE_DIRECTORY = first.state
  const saved = join(STATE_DIRECTORY, 'lintel.sqlite.saved')
  run({ STATE_DIRECTORY }, 'backup', saved)
  await kill(first, 'SIGTERM')

  const STATUS_PORT = String(await freePort())
  const second = await startServe({ STATE_DIRECTORY, STATUS_PORT })
  const told = expect.stringContaining(`STATE_DIRECTORY=${STATE_DIRECTORY} npm run serve -- restore ${saved}`)
  expect(second.log()).toEqual(told)
  const ask = async (address: string) => {
    const response = await fetch(address)
    return [response.status, await response.text()]
  }
  expect(await ask(`http://127.0.0.1:${STATUS_PORT}/healthz`)).toEqual([200, told])
  expect(await ask(`${second.address}/api/health`)).toEqual([503, '{"status":"undecided"}'])
  expect((await enquire(second)).status).toBe(200)
  await kill(second, 'SIGTERM')

  expect(run({ STATE_DIRECTORY }, 'restore', saved).stdout).toContain('Restored 0 enquiries')
  expect(existsSync(saved)).toBe(false)
  const third = await startServe({ STATE_DIRECTORY, STATUS_PORT })
  expect(await ask(`http://127.0.0.1:${STATUS_PORT}/healthz`)).toEqual([200, 'ok\n'])
  expect(third.log()).not.toContain('restore')
})

test('a folder that cannot hold the database is refused at once', async () => {
  const PORT = String(await freePort())
  for (const STATE_DIRECTORY of ['/proc/x', '/proc/x/y', program]) {
    const { status, stderr } = run({ STATE_DIRECTORY, PORT })
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^\S+ cannot hold the database: .*STATE_DIRECTORY=/),
    ])
    expect(stderr.trim()).not.toContain('\n')
  }
})

test('two folders are refused, and a setting that nobody knows is told at the start', async () => {
  const STATE_DIRECTORY = `${newState()}:${newState()}`
  for (const command of [[], ['backup', join(folder, 'of-two')]]) {
    const { status, stderr } = run({ STATE_DIRECTORY }, ...command)
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^STATE_DIRECTORY is ".*", which is more than/),
    ])
  }
  const server = await startServe({ TRUSTED_PROXY: '127.0.0.1' })
  expect(server.log()).toContain('TRUSTED_PROXY is no setting, and is ignored: did you mean TRUSTED_PROXIES?')
})

test('a start that leaves nobody to be told of enquiries says so, and how to change that', async () => {
  const mail = { NOTIFY_FROM: 'site@firm.example', SMTP_URL: 'smtps://mail.firm.example' }
  const told = 'No channel is set up, so nobody hears of an enquiry'
  const { log } = await startServe(mail)
  await expect.poll(log).toContain(told)
  const notified = await startServe({ ...mail, NOTIFY_TO: 'owner@firm.example' })
  await fetch(notified.address)
  expect(notified.log()).not.toContain(told)
})

test('an empty STATE_DIRECTORY counts as none', () => {
  const cwd = newState()
  symlinkSync(resolve('content'), join(cwd, 'content'))
  const env = variables({ STATE_DIRECTORY: '' })
  const { stderr } = spawnSync(process.execPath, [program, 'backup', 'copy'], { cwd, env, encoding: 'utf8' })
  expect(stderr).toContain(join(cwd, '.server/lintel.sqlite'))
})

test('a copy into a folder that there is not is refused', async () => {
  const server = await startServe()
  const file = join(folder, 'none', 'copy')
  const { status, stderr } = run({ STATE_DIRECTORY: server.state }, 'backup', file)
  expect([status, stderr]).toEqual([
    1,
    `There is no folder ${join(folder, 'none')}. Make it, or name a file in another.\n`,
  ])
  expect(existsSync(join(folder, 'none'))).toBe(false)
})
