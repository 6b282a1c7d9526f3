import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKeys, openingPage } from '@lintel/desk/server/keys.ts'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

const origins = ['http://desk-0123.localhost:4100']
const keyIn = (file: string) => /key=([\w-]+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''

test('a key opens the desk once; the next one is in the file then', () => {
  const { file, redeem } = createKeys(join(folder, 'once'), origins)
  const key = keyIn(file)
  expect(key).toHaveLength(32)
  expect(redeem('guessed')).toBe(false)
  expect(redeem('')).toBe(false)
  expect(redeem(key)).toBe(true)
  expect(redeem(key)).toBe(false)
  expect(keyIn(file)).not.toBe(key)
  expect(redeem(keyIn(file))).toBe(true)
})

test('the file and its folder are their owner’s alone, whatever was there before', () => {
  const { file } = createKeys(join(folder, 'again'), origins)
  const second = createKeys(join(folder, 'again'), origins)
  expect(second.file).toBe(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'again')).mode & 0o777).toBe(0o700)
})

test('a text larger than a browser keeps hinders no other one, and none takes the place of the secret', () => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
    setItem: (key: string, text: string) => {
      if (text.length > 1000) throw new Error('QuotaExceededError')
      kept.set(key, text)
    },
  }
  const { html } = openingPage('secret', '/pages', {
    large: { text: 'x'.repeat(2000), version: '1' },
    small: { text: 'Words', version: '2' },
    'desk-window': { text: 'another', version: '3' },
  })
  const [, code = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? []
  let opened = ''
  const location = { replace: (path: string) => (opened = path) }
  new Function('localStorage', 'location', code)(localStorage, location)
  expect([opened, kept.get('small'), kept.get('desk-window')]).toEqual(['/pages', 'Words', 'secret'])
})

test('the page that a key opens runs its own script alone, which no path breaks out of', () => {
  const { html, policy } = openingPage('secret', '/</script><script>alert(1)', {
    '</script>': { text: '</script>', version: '' },
  })
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; frame-ancestors 'none'$/)
})
