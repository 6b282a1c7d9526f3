import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '#scripts/port.ts'
import { projectCopy } from '#scripts/quality/projectCopy.ts'

export { expect } from '@playwright/test'

interface Desk {
  /** The copy of this project that the desk writes into. */
  folder: string
  /** Opens the desk; its key is in there. */
  address: string
  read: (file: string) => string
  /** Ends it at once, as when a machine fails. */
  kill: () => Promise<void>
  /** Starts it again, on the same files. */
  start: () => Promise<void>
}

/** A test gets a window of the desk, which works on a copy of this project; those of one file share the copy. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads it
    async ({}, use) => {
      const { folder, remove } = projectCopy()
      const port = await freePort()
      let process = await startDesk(folder, port)
      await use({
        folder,
        get address() {
          return process.address
        },
        read: (file) => readFileSync(join(folder, file), 'utf8'),
        kill: () => process.kill(),
        start: async () => {
          process = await startDesk(folder, port)
        },
      })
      await process.kill()
      remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  page: async ({ page, desk }, use) => {
    await page.goto(desk.address)
    await use(page)
  },
})

async function startDesk(folder: string, port: number) {
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
