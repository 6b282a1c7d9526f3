import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { freePort } from '@lintel/engine/command/port.ts'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Engine, Tab } from './Tab.ts'

const browser = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
const tools = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/xvfb-run']

/** WebKit, over WebDriver: the engine's own small browser, on a display that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  missing:
    browser && tools.every((path) => existsSync(path))
      ? undefined
      : 'WebKit is not installed: apt-get install webkit2gtk-driver xvfb xauth',
  launch,
}

const readyWithin = 30_000
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }

async function launch(): Promise<Tab> {
  const port = await freePort()
  // In a process group of its own, so that its end is the end of the display and the browser too.
  const server = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const errors: string[] = []
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    errors.push(...text.split('\n').filter((line) => /CONSOLE .*ERROR/.test(line)))
  })
  const driver = await connect(`http://127.0.0.1:${port}`)
  return {
    open: (address) => driver.get(address),
    evaluate: (script) => driver.executeScript(`return (${script})`),
    element: async (script) => {
      const element = await driver.executeScript<WebElement | null>(`return (${script})`)
      if (!element) throw new Error(`${script} gives no element.`)
      // The driver does not wait for pages that scroll smoothly.
      const show = "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })"
      await driver.executeScript(show, element)
      return { click: () => element.click(), type: (text) => element.sendKeys(text) }
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    errors: () => errors,
    close: async () => {
      await driver.quit()
      if (server.pid) process.kill(-server.pid)
    },
  }
}

/** @throws Error when the driver does not answer in time */
async function connect(server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  })
  const deadline = Date.now() + readyWithin
  for (;;) {
    const ready = await fetch(`${server}/status`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return new Builder().usingServer(server).withCapabilities(capabilities).build()
    if (Date.now() > deadline)
      throw new Error(`WebKit's driver did not answer within ${readyWithin / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
