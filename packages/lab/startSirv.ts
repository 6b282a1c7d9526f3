import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@lintel/engine/command/port.ts'

/** Serves a folder by sirv, in a process of its own as the site's server has one. */
export async function startSirv(folder: string) {
  const port = await freePort()
  const code = `
    import { createServer } from 'node:http'
    import sirv from 'sirv'
    createServer(sirv(${JSON.stringify(folder)}, { brotli: true, gzip: true, etag: true }))
      .listen(${port}, '127.0.0.1', () => process.send('ready'))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return { address: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
