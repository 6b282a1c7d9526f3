import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compare } from '#scripts/release/compare.ts'
import { manifestOf, newKeys, readManifest, signManifest } from '#scripts/release/manifest.ts'
import { serveFolder } from '#tests/e2e/support/staticHost.ts'

const built = mkdtempSync(join(tmpdir(), 'site-built-'))
const live = mkdtempSync(join(tmpdir(), 'site-live-'))
const files: Record<string, string> = {
  _headers: '/*\n  X-Content-Type-Options: nosniff',
  'index.html': 'home',
  'about.html': 'about',
  'blog/a.html': 'a post',
  'assets/a.js': 'code',
  'notice.html': 'filled in by the edge',
  '.well-known/security.txt': 'Contact: a',
}
let host: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(built, name, '..'), { recursive: true })
    writeFileSync(join(built, name), text)
  }
  cpSync(built, live, { recursive: true })
  host = await serveFolder(live)
})
afterAll(() => {
  host.stop()
  for (const folder of [built, live]) rmSync(folder, { recursive: true, force: true })
})

test('the manifest names every served file and no other', () => {
  const { _headers, ...served } = files
  expect(Object.keys(manifestOf(built)).sort()).toEqual(Object.keys(served).sort())
})

describe('a live site', () => {
  test('that serves what was built has no difference', async () => {
    expect(await compare(host.address, manifestOf(built))).toEqual([])
  })

  test('with a changed page, a changed script and a missing file has each named', async () => {
    writeFileSync(join(live, 'about.html'), 'about, and more')
    writeFileSync(join(live, 'assets/a.js'), 'other code')
    rmSync(join(live, '.well-known/security.txt'))
    writeFileSync(join(live, 'notice.html'), 'anything')
    expect(await compare(host.address, manifestOf(built))).toEqual([
      { file: '.well-known/security.txt', what: 'missing' },
      { file: 'about.html', what: 'changed' },
      { file: 'assets/a.js', what: 'changed' },
    ])
  })
})

describe('a signature', () => {
  const { publicKey, privateKey } = newKeys()
  const signed = signManifest({ 'index.html': '00' }, privateKey)

  test('by the key is accepted', () => {
    expect(readManifest(signed, publicKey)).toEqual({ 'index.html': '00' })
  })

  test.each([
    ['a changed manifest', { ...signed, text: signed.text.replace('00', '01') }, publicKey],
    ['another key', signed, newKeys().publicKey],
    ['no signature', signManifest({ 'index.html': '00' }), publicKey],
    ['a broken signature', { ...signed, signature: 'AAAA' }, publicKey],
  ])('%s is refused', (_, manifest, key) => {
    expect(() => readManifest(manifest, key)).toThrow(/signed/)
  })
})
