import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

/** Keeps wrangler from asking the network: without these an offline start waits up to 20 s. */
const environment = { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }

const readyWithin = 60_000
const pollEvery = 200

/**
 * Brings the local database up to date with functions/migrations.
 * @param state folder of the local database
 */
export function migrate(state: string) {
  const { status, stdout, stderr } = spawnSync(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DATABASE', '--local', '--persist-to', state],
    { env: { ...environment, CI: 'true' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The database could not be migrated.\n${stdout}\n${stderr}`)
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
  const server = spawn('wrangler', args, { env: environment, stdio: ['ignore', 'inherit', 'inherit'] })
  const address = `http://127.0.0.1:${port}`
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await untilItAnswers(address, server)
  return {
    address,
    ended,
    stop: async () => {
      server.kill()
      await ended
    },
  }
}

async function untilItAnswers(address: string, server: ChildProcess) {
  const deadline = Date.now() + readyWithin
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The edge runtime stopped with exit code ${server.exitCode}.`)
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, pollEvery))
  }
  server.kill()
  throw new Error(`The edge runtime did not answer at ${address} within ${readyWithin / 1000} s.`)
}

/** @throws Error that says what to do where something else listens on the port */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1}`)),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}
