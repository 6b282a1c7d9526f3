import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const headlessShell = 'chromium-headless-shell'
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const downloadWithin = 180_000

/**
 * Returns the path of a headless Chromium, which takes tests half the processor time, or else of any
 * Chromium. Installs Debian's package if this process is root.
 * @throws Error with instructions if none can be found
 */
export function findHeadlessBrowser(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const path = whereIs(headlessShell)
  if (path) return path
  const isRoot = process.getuid?.() === 0
  return (isRoot && installPackages(headlessShell) && whereIs(headlessShell)) || findBrowser()
}

/**
 * Returns the path of a Chromium: the system's, Playwright's download, or the distribution's package, which
 * it installs.
 * @throws Error with instructions if none can be found
 */
export function findBrowser(): string {
  const browser = systemBrowser() ?? playwrightBrowser() ?? downloadedBrowser() ?? packagedBrowser()
  if (browser) return browser
  throw new Error(
    'No Chromium was found, and none could be installed.\n' +
      'What to do: install it ("sudo apt-get install chromium", or "npx playwright install chromium"),\n' +
      'or name one: CHROMIUM=/path/to/chromium npm test',
  )
}

function systemBrowser(): string | undefined {
  return process.env.CHROMIUM || systemNames.values().map(whereIs).find(Boolean)
}

function whereIs(name: string): string | undefined {
  const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function downloadedBrowser(): string | undefined {
  console.log("No Chromium on this machine: trying Playwright's download …")
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: downloadWithin })
  return playwrightBrowser()
}

function packagedBrowser(): string | undefined {
  return installPackages('chromium') ? systemBrowser() : undefined
}

/**
 * Installs packages of a Debian-like distribution, if this process is allowed to.
 * @returns whether they are installed now
 */
export function installPackages(...packages: string[]): boolean {
  if (spawnSync('which', ['apt-get']).status !== 0) return false
  console.log(`Installing ${packages.join(', ')} from the distribution …`)
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const install = (...args: string[]) => {
    const [command = '', ...rest] = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    execFileSync(command, rest, { stdio: 'ignore' })
  }
  try {
    install('update')
    install('install', '-y', '--no-install-recommends', ...packages)
    return true
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
}
