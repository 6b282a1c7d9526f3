import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Artefact } from '#renderer/outputs/Artefact.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artefact-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const site = () => join(folder, 'site')
const record = () => join(folder, 'record.json')

/** Builds a site of one file, and tells whether it was made for that. */
async function build({ code = 'code', madeOf = 'a text', path = 'a/page.html' } = {}) {
  const artefact = new Artefact(site(), record(), code)
  const make = vi.fn(() => 'content')
  await artefact.put(path, madeOf, make)
  artefact.finish()
  return make.mock.calls.length > 0
}

test('what is made of the same by the same code stays', async () => {
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
})

test.each([
  ['of something else', () => build({ madeOf: 'another text' })],
  ['by other code', () => build({ code: 'other code' })],
  ['elsewhere', () => build({ path: 'page.html' })],
])('what is made %s is written', async (_, buildAgain) => {
  await build()
  expect(await buildAgain()).toBe(true)
})

test.each([
  ['was edited', () => writeFileSync(join(site(), 'a/page.html'), 'edited!')],
  ['is gone', () => rmSync(join(site(), 'a/page.html'))],
  [
    'has a damaged record',
    () => writeFileSync(record(), readFileSync(record(), 'utf8').replace('a text', 'a test')),
  ],
  ['has no record', () => rmSync(record())],
])('a file that %s is written again', async (_, damage) => {
  await build()
  damage()
  expect(await build()).toBe(true)
  expect(readFileSync(join(site(), 'a/page.html'), 'utf8')).toBe('content')
})

test('what no longer belongs to the site goes, with its folder', async () => {
  await build()
  writeFileSync(join(site(), '.left-over'), '')
  await build({ path: 'page.html' })
  expect(readdirSync(site())).toEqual(['page.html'])
})
