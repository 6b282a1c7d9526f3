import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts `npm run dev` in a checkout of this project.
 * @returns its origin, what it has printed so far, and what ends it
 */
export async function startDevelopment(folder: string, port: number) {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env
  const server = spawn(process.execPath, ['node_modules/vike/bin.js', 'dev'], {
    cwd: folder,
    env: { ...env, PORT: `${port}`, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit')
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (printed.includes(`:${port}/`)) resolve()
      })
    ended.then(() => reject(new Error(`Development has not started.\n${printed}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    printed: () => printed,
    stop: async () => {
      server.kill('SIGKILL')
      await ended
    },
  }
}
