import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempDisposableSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, portOf, requireFreePort } from '@lintel/engine/command/port.ts'

/** Keeps wrangler from asking the network: without the first two an offline start waits up to 20 s. */
export const environment = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // The live site, where a command names no other environment.
  CLOUDFLARE_ENV: '',
}

const readyWithin = 60_000
const pollEvery = 200

const folder = dirname(createRequire(import.meta.url).resolve('wrangler/package.json'))

/** The program itself, so that nothing depends on who puts it into PATH. */
export const wrangler = join(folder, 'bin/wrangler.js')

/** What that starts in a process of its own, with the same arguments. */
export const wranglerProgram = join(folder, 'wrangler-dist/cli.js')

/**
 * Serves the last build, with a database of its own, for as long as it is used. What goes wrong is printed, and ends
 * with exit code 1.
 * @param use gets the address, and the folder of the database
 */
export async function withSite(use: (address: string, state: string) => Promise<void>): Promise<void> {
  using state = mkdtempDisposableSync(join(tmpdir(), 'site-state-'))
  try {
    migrate(state.path)
    const site = await serve({ port: portOf(await freePort()), state: state.path })
    await use(site.address, state.path).finally(site.stop)
  } catch (error) {
    console.error(`\n${(error as Error).message}`)
    process.exitCode = 1
  }
}

/**
 * Brings the local database up to date with its migrations.
 * @param state folder of the local database
 * @param config of the Worker that the database belongs to
 */
export function migrate(state: string, config = 'wrangler.jsonc') {
  // It holds words of visitors, which other users of this machine do not read.
  mkdirSync(state, { recursive: true })
  chmodSync(state, 0o700)
  runWrangler(['d1', 'migrations', 'apply', 'DATABASE', '--local', '--config', config, '--persist-to', state])
}

/**
 * Runs a command of wrangler, which asks nothing meanwhile.
 * @throws Error with all that it said, where it fails
 */
export function runWrangler(args: string[], cwd?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...args], {
    cwd,
    env: { ...environment, CI: 'true' },
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
 * Serves a build and the edge functions by the real runtime, on loopback.
 * @param options.port must be free: a clear error says so otherwise
 * @param options.state folder of the local database
 * @param options.assets folder of the built site
 * @returns the address and how to stop it, once the site answers
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
    // Its one warning says that scheduled work does not run by itself: start.ts says how it is run.
    'error',
  )
  const server = spawn(process.execPath, [wrangler, ...args], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  // Ctrl+C reaches the whole group, but a signal to this process alone would leave the runtime behind.
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

/** @throws Error where the process ends before the site answers, or the site does not answer in time */
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
