import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { Engine, Tab } from './Tab.ts'

const executable = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

/** Gecko, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: executable ? undefined : 'Firefox is not installed: apt-get install firefox-esr',
  launch,
}

async function launch(): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executable,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate: (script) => page.evaluate(script),
    element: async (script) => {
      const handle = (await page.evaluateHandle(script)).asElement() as ElementHandle<Element> | null
      if (!handle) throw new Error(`${script} gives no element.`)
      return {
        click: () => handle.click(),
        type: async (text) => {
          await handle.click()
          await page.keyboard.type(text)
        },
      }
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: () => errors,
    close: () => browser.close(),
  }
}
