import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { environment, waitUntilReady, wrangler } from '@lintel/cli/wrangler.ts'
import { endGroup } from '@lintel/engine/command/endGroup.ts'
import { freePort } from '@lintel/engine/command/port.ts'

const root = join(import.meta.dirname, '../../..')

export interface Runtime {
  address: string
  pid: number
  /** Kills the whole process group at once, like a crash. */
  kill: () => Promise<void>
  /** Resident memory of all its processes, in MiB. */
  memory: () => number
}

type Settings = Record<string, string>

/**
 * Starts the last build and the functions on either platform, with a database in `state`. On Node, requests
 * count as those of a proxy that names its client.
 */
export const platforms: Record<string, (state: string, settings: Settings) => Promise<Runtime>> = {
  workerd: (state, settings) => startWorker(state, 'wrangler.jsonc', settings, 'dist/client'),
  node: (state, settings) =>
    start(() => [join(root, 'packages/cli/serve.ts')], {
      ...process.env,
      SIGNING_SECRET: 'x'.repeat(32),
      ...settings,
      STATE_DIRECTORY: state,
      TRUSTED_PROXIES: '127.0.0.1',
    }),
}

/**
 * Starts `wrangler dev` in its own process group, with a database in `state`.
 * @param pages the folder of a built site
 */
export function startWorker(
  state: string,
  config = 'wrangler.jsonc',
  settings: Settings = {},
  pages = 'tests/functions/fixtures/site',
): Promise<Runtime> {
  const site = config === 'wrangler.jsonc' ? ['--assets', pages] : []
  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const args = ['dev', '--local', '--config', config, '--inspector-port', '0', ...site, ...vars]
  args.push('--log-level', 'error', '--persist-to', state)
  return start((port) => [wrangler, ...args, '--port', `${port}`], environment())
}

async function start(argsFor: (port: number) => string[], env: NodeJS.ProcessEnv): Promise<Runtime> {
  const port = await freePort()
  const server = spawn(process.execPath, argsFor(port), {
    env: { ...env, PORT: `${port}` },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A separate process group does not end with this process.
  const end = () => endGroup(server.pid)
  process.once('exit', end)
  const ended = once(server, 'exit').then(() => process.off('exit', end))
  const address = `http://localhost:${port}`
  const kill = async () => {
    end()
    await ended
  }
  try {
    await waitUntilReady(address, server)
  } catch (error) {
    if ((server.exitCode ?? server.signalCode) === null) await kill()
    throw error
  }
  return { address, pid: server.pid ?? 0, kill, memory: () => memoryOf(server.pid) }
}

function memoryOf(group: number | undefined): number {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pgid=,rss='], { encoding: 'utf8' })
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const kibibytes = processes.reduce((sum, [pgid, rss = 0]) => (pgid === group ? sum + rss : sum), 0)
  return Math.round(kibibytes / 1024)
}
