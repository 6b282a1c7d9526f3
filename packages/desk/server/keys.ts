import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Kept } from './kept.ts'

export const newSecret = () => randomBytes(24).toString('base64url')

/**
 * A host name that nobody can guess, for one start of the desk: browsers lead all names below "localhost" to this machine
 * (RFC 6761, section 6.3). Whoever takes the port while no desk runs can leave a service worker in the browser, which
 * answers all later requests of its origin; so no later desk has that origin.
 */
export const newHost = () => `desk-${randomBytes(12).toString('hex')}.localhost`

export function secretsMatch(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export interface Keys {
  /**
   * An HTML file that redirects to the desk. Only its path appears on the command line of the browser, which other users
   * can see.
   */
  file: string
  /** Whether a key is valid. A valid key is replaced at once. */
  redeem: (shown: string) => boolean
}

/**
 * Keeps a one-time key in a file that only its owner can read.
 * @param folder of that file, which is closed to other users
 * @param origins of the window; the last one for Safari
 */
export function createKeys(folder: string, origins: readonly string[]): Keys {
  const file = resolve(join(folder, 'open.html'))
  let key = ''
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  renew()

  function renew() {
    key = newSecret()
    const [address, addressForSafari] = [origins.at(0), origins.at(-1)].map((each) => `${each}/?key=${key}`)
    rmSync(file, { force: true })
    writeFileSync(
      file,
      `<!doctype html><meta charset="utf-8"><title>Desk</title><a href="${address}">Open the desk</a><script>location.replace(navigator.vendor.startsWith('Apple') ? '${addressForSafari}' : '${address}')</script>\n`,
      { mode: 0o600, flag: 'wx' },
    )
  }

  return {
    file,
    redeem: (shown) => {
      const isValid = secretsMatch(shown, key)
      if (isValid) renew()
      return isValid
    },
  }
}

/**
 * The page that a key opens. It stores the window's secret, which unlike a cookie reaches no other port, and redirects
 * from this origin, because browsers send no strict cookie after a link from a file. The first window of a start gets what
 * earlier ones have kept.
 * @param path to redirect to
 */
export function openingPage(secret: string, path: string, kept: Kept) {
  const code = `if (localStorage.getItem('desk-window') !== ${quoted(secret)}) {
  localStorage.clear()
  for (const [key, { text, version }] of Object.entries(${quoted(kept)}))
    try {
      localStorage.setItem(key, text)
      localStorage.setItem('version of ' + key, version)
    } catch {
      // What is larger than a browser keeps stays in the file of the desk, and hinders no other text.
      localStorage.removeItem(key)
    }
  localStorage.setItem('desk-window', ${quoted(secret)})
}
location.replace(${quoted(path)})`
  return {
    html: `<!doctype html><meta charset="utf-8"><title>Desk</title><script>${code}</script>`,
    policy: `default-src 'none'; script-src 'sha256-${hash('sha256', code, 'base64')}'; frame-ancestors 'none'`,
  }
}

/** Shown where the desk is opened without a key, for example by a bookmark. */
export const lockedPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Open the desk again</title>
<meta name="viewport" content="width=device-width">
<style>:root{color-scheme:light dark}body{max-width:36em;margin:4em auto;padding:0 1em;font:1rem/1.5 system-ui}</style>
<main><h1>Open the desk again</h1>
<p>The desk is running, but this window does not belong to it: each window is opened by a file.</p>
<p>In the window where you have started the desk stands the address of that file, which begins with <code>file:</code> and ends with <code>open.html</code>. Copy it into the address bar of your browser.</p>
<p>Or end the desk there (hold Ctrl and press C), and start it again with <code>npm run desk</code>: it opens by itself. Nothing that you have written is lost.</p>
</main></html>
`

/** A literal for an inline script. */
const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
