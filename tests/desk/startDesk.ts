import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Starts the desk in a checkout of this project, without a browser.
 * @param main the desk's own program
 * @returns the address that opens it, another each time it is used, and what ends it at once
 */
export async function startDesk(folder: string, port: number, main = 'packages/desk/main.ts') {
  const server = spawn(process.execPath, [main, '--no-browser'], {
    cwd: folder,
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const file = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (printed) => {
      const [address] = /file:\S+open\.html/.exec(printed) ?? []
      if (address) resolve(address)
    })
    ended.then(() => reject(new Error('The desk has not started.')))
  })
  return {
    get address() {
      const [address = ''] = /http:[^"]+key=[^"]+/.exec(readFileSync(fileURLToPath(file), 'utf8')) ?? []
      return address
    },
    /** What a person opens in the browser. */
    file,
    pid: Number(server.pid),
    kill: async () => {
      server.kill('SIGKILL')
      await ended
    },
  }
}
