import { basename } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { journeys } from './support/journeys.ts'

/** Every script that a journey loads, blocked in turn: `npm run quality -- blocked`. */
for (const { name, control, isInline, travel } of journeys) {
  test(`${name}, whichever script is blocked`, async ({ page }) => {
    test.setTimeout(300_000)
    const scripts = await scriptsOf(page, travel)
    const first = await firstOf(page, scripts)
    let blocked = 0
    for (const script of scripts) {
      await page.route(`**${script}*`, (route) => {
        blocked += 1
        return route.abort()
      })
      await test.step(`${script} is blocked`, async () => {
        if (control && !isInline && first.includes(script)) {
          await page.goto('/about')
          await expect(control(page)).toBeHidden()
        } else await travel(page)
      })
      await page.unroute(`**${script}*`)
    }
    // Not every one is asked for again: some come only where the pointer happens to pass.
    expect(blocked).toBeGreaterThanOrEqual(first.length)
    expect(first).not.toEqual([])
  })
}

async function scriptsOf(page: Page, travel: (page: Page) => Promise<void>): Promise<string[]> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname)
  })
  await travel(page)
  return [...scripts]
}

/** The script of every page and what it imports: without one of them, a page is what it is without JavaScript. */
async function firstOf(page: Page, scripts: string[]): Promise<string[]> {
  const entry = scripts.find((script) => script.includes('/entries/')) ?? ''
  const code = await (await page.request.get(entry)).text()
  return scripts.filter((script) => script === entry || code.includes(basename(script)))
}
