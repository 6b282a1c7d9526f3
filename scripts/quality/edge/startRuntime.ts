import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '#scripts/port.ts'

const environment = {
  ...process.env,
  CI: 'true',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}
const wrangler = join(import.meta.dirname, '../../../node_modules/wrangler/bin/wrangler.js')

const keptOutput = 4000

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
  const options: SpawnOptions = { env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }
  const server = spawn(process.execPath, [wrangler, ...args, '--persist-to', state], options)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const group = server.pid ?? 0
  const address = `http://localhost:${port}`
  const kill = async () => {
    process.kill(-group, 'SIGKILL')
    await ended
  }
  try {
    await untilItAnswers(`${address}/api/contact`, server)
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

export function migrate(state: string, config = 'wrangler.jsonc'): void {
  const args = ['d1', 'migrations', 'apply', 'DATABASE', '--local', '--config', config, '--persist-to', state]
  const { status, stderr } = spawnSync(process.execPath, [wrangler, ...args], { env: environment })
  if (status !== 0) throw new Error(`The database could not be migrated.\n${stderr}`)
}

async function untilItAnswers(address: string, server: ChildProcess): Promise<void> {
  let output = ''
  const note = (chunk: Buffer) => {
    output = (output + chunk).slice(-keptOutput)
  }
  server.stdout?.on('data', note)
  server.stderr?.on('data', note)
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline && server.exitCode === null) {
    if (await fetch(address).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The runtime did not answer at ${address}. It said:\n${output}`)
}

function memoryOf(group: number): number {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pgid=,rss='], { encoding: 'utf8' })
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const kibibytes = processes.reduce((sum, [pgid, rss = 0]) => (pgid === group ? sum + rss : sum), 0)
  return Math.round(kibibytes / 1024)
}
