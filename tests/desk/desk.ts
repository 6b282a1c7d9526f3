import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, requireFreePort } from '@lintel/engine/command/port.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { test as base, expect, type Page } from '@playwright/test'
import { startDesk } from './startDesk.ts'

export { expect } from '@playwright/test'

export interface Desk {
  /** The copy of this project that the desk writes into. */
  folder: string
  /** Opens the desk once; its key is in there. */
  address: string
  /** What an owner opens in the browser. */
  file: string
  read: (file: string) => string
  /** Ends it at once, as when a machine fails. */
  kill: () => Promise<void>
  /** Starts it again, on the same files. */
  start: () => Promise<void>
}

/** What is disabled, or goes with what it has done, leaves the focus to something else. */
export const keepsFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body')

/** The files whose drafts are kept, as they are not saved. */
export const unsavedFiles = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved ')))

/**
 * Fetches a page of the site as the frame does, with its cookies. Unlike browsers, Node looks names below "localhost" up, and
 * not every system has them.
 */
export async function fetchInFrame(page: Page, path = '/') {
  const { origin, host, port } = new URL((await page.locator('iframe').getAttribute('src')) ?? '')
  const cookies = await page.context().cookies(origin)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return page.request.get(`http://127.0.0.1:${port}${path}`, { headers: { host, cookie }, timeout: 20_000 })
}

/** A test gets a window of the desk, which works on a copy of this project that those of one file share. */
export const test = base.extend<{ begin: undefined }, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      const { folder, remove } = projectCopy()
      const port = await freePair()
      let process = await startDesk(folder, port)
      // The first page takes the longest, as all modules are compiled for it.
      const first = await browser.newPage()
      await first.goto(process.address)
      await first.frameLocator('iframe').getByRole('main').waitFor({ timeout: 500_000 })
      await first.close()
      await use({
        folder,
        get address() {
          return process.address
        },
        get file() {
          return process.file
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
    { scope: 'worker', timeout: 600_000 },
  ],
  // One worker takes several files, and each begins with the words of this project.
  begin: [
    async ({ desk: { folder } }, use, { file }) => {
      if (begun.get(folder) !== file) restore(folder)
      begun.set(folder, file)
      await use(undefined)
    },
    { auto: true },
  ],
  page: async ({ page, desk }, use) => {
    await page.goto(desk.address)
    await use(page)
  },
})

/** A port beside which the next one is free too: the site stands there. */
async function freePair(): Promise<number> {
  const port = await freePort()
  return requireFreePort(port + 1).then(
    () => port,
    () => freePair(),
  )
}

/** The spec that a copy was restored for, by its folder. */
const begun = new Map<string, string>()

function restore(folder: string) {
  for (const file of globSync('content/**/*.*', { cwd: folder }))
    if (!existsSync(file)) rmSync(join(folder, file))
  cpSync('content', join(folder, 'content'), { recursive: true })
  rmSync(join(folder, '.cache/desk/history'), { recursive: true, force: true })
}
