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
      let process = await startDesk(folder)
      await use({
        folder,
        get address() {
          return process.address
        },
        read: (file) => readFileSync(join(folder, file), 'utf8'),
        kill: () => process.kill(),
        start: async () => {
          process = await startDesk(folder)
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

async function startDesk(folder: string) {
  const server = spawn(process.execPath, ['desk/main.ts', '--no-browser'], {
    cwd: folder,
    env: { ...process.env, PORT: `${await freePort()}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const printed of server.stdout.setEncoding('utf8')) {
    const address = /http:\S+/.exec(printed)?.[0]
    if (!address) continue
    server.stdout.resume()
    const ended = once(server, 'exit')
    return {
      address,
      kill: async () => {
        server.kill('SIGKILL')
        await ended
      },
    }
  }
  throw new Error('The desk has not started.')
}
