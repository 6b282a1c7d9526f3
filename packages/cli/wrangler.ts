import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempDisposableSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { requireFinishedBuild } from '@lintel/engine/built/lastBuild.ts'
import { lock } from '@lintel/engine/command/lock.ts'
import { freePort, portOf, requireFreePort } from '@lintel/engine/command/port.ts'

/**
 * The environment of wrangler, which keeps it off the network. Without the two variables of Cloudflare's requests,
 * starting offline takes up to 20 s longer; the banner asks for the newest version. Its temporary files stand in a folder
 * of the project, because it follows links, and anybody can leave some in the folder that all users share.
 */
export function environment() {
  const temporary = resolve('.cache/tmp')
  mkdirSync(temporary, { recursive: true, mode: 0o700 })
  return {
    ...process.env,
    TMPDIR: temporary,
    TEMP: temporary,
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    // The live site, unless a command names another environment.
    CLOUDFLARE_ENV: '',
  }
}

const readyWithin = 60_000
const pollEvery = 200

const folder = dirname(createRequire(import.meta.url).resolve('wrangler/package.json'))

/** wrangler's entry script, so that nothing depends on PATH. */
export const wrangler = join(folder, 'bin/wrangler.js')

/** The program that wrangler starts as a child process with the same arguments. */
export const wranglerProgram = join(folder, 'wrangler-dist/cli.js')

/**
 * Serves the last build with a database of its own while `use` runs. Errors are printed and set exit code 1.
 * @param use gets the address and the folder of the database
 */
export async function withSite(use: (address: string, state: string) => Promise<void>): Promise<void> {
  using state = mkdtempDisposableSync(join(tmpdir(), 'site-state-'))
  try {
    requireFinishedBuild()
    migrate(state.path)
    const site = await serve({ port: portOf(await freePort()), state: state.path })
    await use(site.address, state.path).finally(site.stop)
  } catch (error) {
    console.error(`\n${(error as Error).message}`)
    process.exitCode = 1
  }
}

/**
 * Applies migrations to the local database.
 * @param state folder of the local database
 * @param config the configuration of the Worker that uses the database
 */
export function migrate(state: string, config = 'wrangler.jsonc') {
  // It contains visitors' messages, which other users of this machine must not read.
  mkdirSync(state, { recursive: true })
  chmodSync(state, 0o700)
  // wrangler reads what is applied before it applies the rest, so two that begin together would both apply it.
  const unlock = lock(
    join(state, 'migrations.lock'),
    'Waiting until another program has prepared the database …',
  )
  try {
    runWrangler([
      'd1',
      'migrations',
      'apply',
      'DATABASE',
      '--local',
      '--config',
      config,
      '--persist-to',
      state,
    ])
  } finally {
    unlock()
  }
}

/**
 * Runs a wrangler command without prompts.
 * @throws Error with all of its output if it fails
 */
export function runWrangler(args: string[], cwd?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...args], {
    cwd,
    env: { ...environment(), CI: 'true' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`wrangler ${args.join(' ')} failed.\n${stdout}\n${stderr}`)
}

interface ServeOptions {
  port: number
  state: string
  assets?: string
}

/**
 * Serves a build and the edge functions with the real runtime, on the loopback interface.
 * @param options.port must be free; otherwise a clear error says so
 * @param options.state folder of the local database
 * @param options.assets folder of the built site
 * @returns the address and how to stop it, once the site responds
 */
export async function serve({ port, state, assets = 'dist/client' }: ServeOptions) {
  await requireFreePort(port)
  const args = ['dev', '--local', '--ip', '127.0.0.1', '--port', `${port}`, '--persist-to', state]
  args.push(
    '--assets',
    assets,
    '--inspector-port',
    '0',
    '--show-interactive-dev-session=false',
    '--log-level',
    // Its only warning is that scheduled work does not run by itself; start.ts explains how to run it.
    'error',
  )
  const server = spawn(process.execPath, [wrangler, ...args], {
    env: environment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  // Ctrl+C reaches the whole group, but a signal to this process alone would leave the runtime running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      server.kill()
      ended.then(() => process.exit(128 + constants.signals[signal]))
    })
  }
  await waitUntilReady(address, server)
  return {
    address,
    ended,
    stop: async () => {
      server.kill()
      await ended
    },
  }
}

/** @throws Error if the process ends before the site responds, or if the site does not respond in time */
export async function waitUntilReady(address: string, server: ChildProcess) {
  const deadline = Date.now() + readyWithin
  while (Date.now() < deadline) {
    const end = server.exitCode ?? server.signalCode
    if (end !== null) throw new Error(`The edge runtime stopped (exit code or signal: ${end}).`)
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await wait(pollEvery)
  }
  server.kill()
  throw new Error(`The edge runtime did not answer at ${address} within ${readyWithin / 1000} s.`)
}
