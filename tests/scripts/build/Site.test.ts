import fs, { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Site } from '@lintel/engine/build/Site.ts'
import { recoverSite } from '@lintel/engine/built/lastBuild.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const site = () => join(folder, 'site')
const record = () => join(folder, 'record.json')
const begin = (code = 'code') => new Site(site(), record(), code)

/** Builds a site of one file, and tells whether it was made for that. */
async function build({ code = 'code', key = 'a text', path = 'a/page.html' } = {}) {
  const files = begin(code)
  const make = vi.fn(() => 'content')
  await files.put(path, key, make)
  files.commit()
  return make.mock.calls.length > 0
}

test('what is made of the same by the same code stays', async () => {
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
})

test.each([
  ['of something else', () => build({ key: 'another text' })],
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
  ['has half a record', () => writeFileSync(record(), readFileSync(record(), 'utf8').slice(0, -9))],
  ['has an empty record', () => writeFileSync(record(), '')],
  ['has no record', () => rmSync(record())],
])('a file that %s is written again', async (_, damage) => {
  await build()
  damage()
  expect(await build()).toBe(true)
  expect(readFileSync(join(site(), 'a/page.html'), 'utf8')).toBe('content')
})

test('a build that does not commit changes nothing, and leaves nothing for the next', async () => {
  await build()
  const failing = begin()
  await failing.put('a/page.html', 'another text', () => 'unfinished')
  await failing.put('new.html', '', () => 'unfinished')
  expect(readdirSync(site())).toEqual(['a'])
  expect(readFileSync(join(site(), 'a/page.html'), 'utf8')).toBe('content')
  await build({ key: 'a third text' })
  expect(readdirSync(site(), { recursive: true }).sort()).toEqual(['a', 'a/page.html'])
  expect(readdirSync(folder).sort()).toEqual(['record.json', 'site'])
})

/** Lets a build make so many calls that change the disk, as many as one does that is killed then. */
async function buildUntil(calls: number): Promise<boolean> {
  let made = 0
  const names = ['linkSync', 'renameSync', 'rmSync', 'mkdirSync', 'writeFileSync'] as const
  const spies = names.map((name) => {
    const real = fs[name] as (...args: unknown[]) => unknown
    return vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
      if (made === calls) throw new Error('killed')
      made += 1
      return real(...args) as never
    })
  })
  syncBuiltinESMExports()
  try {
    const next = begin()
    for (const name of ['kept', 'added']) await next.put(name, name, () => 'new')
    await next.put('changed', 'another text', () => 'new')
    next.commit()
    return true
  } catch (error) {
    expect(String(error)).toContain('killed')
    return false
  } finally {
    for (const spy of spies) spy.mockRestore()
    syncBuiltinESMExports()
  }
}

test('who is killed while files are put in place leaves the former site or the new one, and the next build works', async () => {
  const state = () =>
    ['kept', 'changed', 'added', 'ended'].map((name) => {
      const file = join(site(), name)
      return existsSync(file) && readFileSync(file, 'utf8')
    })
  const former = ['old', 'old', false, 'old']
  const seen = new Set<string>()
  for (let calls = 0, isWhole = false; !isWhole; calls += 1) {
    const first = begin()
    for (const name of ['kept', 'changed', 'ended']) await first.put(name, name, () => 'old')
    first.commit()
    expect(state()).toEqual(former)
    isWhole = await buildUntil(calls)
    recoverSite(site())
    seen.add(JSON.stringify(state()))
  }
  expect([...seen].map((each) => JSON.parse(each))).toEqual([former, ['old', 'new', 'new', false]])
  expect(readdirSync(folder).sort()).toEqual(['record.json', 'site'])
})

test('an output reads what this build has written, and what it has left as it was', async () => {
  await build()
  const files = begin()
  await files.put('a/page.html', 'a text', () => 'made again')
  await files.put('b.html', 'a text', () => 'new')
  expect([files.read('a/page.html'), files.read('b.html')]).toEqual(['content', 'new'])
})

test('what no longer belongs to the site goes, with its folder', async () => {
  await build()
  writeFileSync(join(site(), '.left-over'), '')
  await build({ path: 'page.html' })
  expect(readdirSync(site())).toEqual(['page.html'])
})

describe('what is remembered', () => {
  const titleIn = (build: Site, key = 'a text', title = 'Stacks') =>
    build.remember('post queues.md', key, () => ({ title })).title

  beforeEach(() => {
    const files = begin()
    titleIn(files, 'a text', 'Queues')
    files.commit()
  })

  test('is not made again, in this build and the next', () => {
    const next = begin()
    expect(next.keep('post queues.md', 'a text')).toBeDefined()
    expect([titleIn(next), titleIn(next)]).toEqual(['Queues', 'Queues'])
  })

  test.each([
    ['of something else', () => titleIn(begin(), 'another text')],
    ['by other code', () => titleIn(begin('other code'))],
  ])('is made again %s', (_, title) => {
    expect(title()).toBe('Stacks')
  })

  test('and not asked for is forgotten', () => {
    begin().commit()
    expect(titleIn(begin())).toBe('Stacks')
  })
})
