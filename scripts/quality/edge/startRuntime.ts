import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { freePort } from '#scripts/port.ts'
import { environment, untilItAnswers, wrangler } from '#scripts/wrangler.ts'

export interface Runtime {
  address: string
  /** Ends the whole process group at once, as a crash of the machine's process would. */
  kill: () => Promise<void>
  /** Resident memory of all its processes, in MiB. */
  memory: () => number
}

/**
 * `wrangler dev` in a process group of its own, over a database in `state`.
 * @param vars settings of the Worker, as NAME:value
 * @param pages the folder of a built site
 */
export async function startRuntime(
  state: string,
  config = 'wrangler.jsonc',
  vars: readonly string[] = [],
  pages = 'tests/functions/fixtures/site',
): Promise<Runtime> {
  const port = await freePort()
  const site = config === 'wrangler.jsonc' ? ['--assets', pages] : []
  const args = ['dev', '--local', '--config', config, '--port', `${port}`, '--inspector-port', '0', ...site]
  args.push(...vars.flatMap((setting) => ['--var', setting]))
  args.push('--log-level', 'error')
  const options: SpawnOptions = { env: environment, detached: true, stdio: ['ignore', 'ignore', 'inherit'] }
  const server = spawn(process.execPath, [wrangler, ...args, '--persist-to', state], options)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const group = server.pid ?? 0
  const address = `http://localhost:${port}`
  const kill = async () => {
    process.kill(-group, 'SIGKILL')
    await ended
  }
  try {
    await untilItAnswers(address, server)
  } catch (error) {
    if (server.exitCode === null) await kill()
    throw error
  }
  return {
    address,
    kill,
    memory: () => memoryOf(group),
  }
}

function memoryOf(group: number): number {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pgid=,rss='], { encoding: 'utf8' })
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const kibibytes = processes.reduce((sum, [pgid, rss = 0]) => (pgid === group ? sum + rss : sum), 0)
  return Math.round(kibibytes / 1024)
}
