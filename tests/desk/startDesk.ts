import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts the desk in a checkout of this project, without a browser.
 * @returns the address that opens it, and what ends it at once
 */
export async function startDesk(folder: string, port: number) {
  const server = spawn(process.execPath, ['desk/main.ts', '--no-browser'], {
    cwd: folder,
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (printed) => {
      const [found] = /http:\S+key=\S+/.exec(printed) ?? []
      if (found) resolve(found)
    })
    ended.then(() => reject(new Error('The desk has not started.')))
  })
  return {
    address,
    kill: async () => {
      server.kill('SIGKILL')
      await ended
    },
  }
}
