import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { freePort } from '@lintel/engine/command/port.ts'
import { findHeadlessBrowser } from '@lintel/lab/findBrowser.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDesk } from '#tests/desk/startDesk.ts'

/** Another user of the machine takes the desk's port while it is off, and leaves a service worker in the browser. */
const copy = projectCopy()
let port = 0
let browser: Browser
let context: BrowserContext
let desk: Awaited<ReturnType<typeof startDesk>> | undefined

beforeAll(async () => {
  port = await freePort()
  desk = await startDesk(copy.folder, port)
  browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ['--no-sandbox'] })
  context = await browser.newContext()
})
afterAll(async () => {
  await browser?.close()
  await desk?.kill()
  copy.remove()
})

const takers: Server[] = []
const takePort: RequestListener = ({ url = '' }, response) => {
  const isWorker = url === '/worker.js'
  response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html')
  response.end(isWorker ? worker : page)
}
const page = `<script>navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => { document.title = 'taken' })</script>`
const worker = `addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(new Response('<title>taken</title>', { headers: { 'Content-Type': 'text/html' } })))`

test('the window that the owner opens next is the desk’s', async () => {
  const window = await context.newPage()
  await window.goto(desk?.file ?? '')
  await window.getByRole('heading', { level: 1, name: 'Pages' }).waitFor({ timeout: 60_000 })
  const former = new URL(window.url()).origin
  await desk?.kill()
  for (const address of ['127.0.0.1', '::1']) {
    const taker = createServer(takePort)
    await once(taker.listen(port, address), 'listening')
    takers.push(taker)
  }
  await window.reload()
  await expect.poll(() => window.title()).toBe('taken')
  for (const taker of takers) {
    taker.closeAllConnections()
    await once(taker.close(), 'close')
  }

  desk = await startDesk(copy.folder, port)
  // The worker still answers at its own address.
  await window.goto(`${former}/pages`)
  expect(await window.title()).toBe('taken')
  const next = await context.newPage()
  await next.goto(desk.file)
  await next.getByRole('heading', { level: 1, name: 'Pages' }).waitFor({ timeout: 60_000 })
  expect(new URL(next.url()).origin).not.toBe(former)
  expect(await next.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
