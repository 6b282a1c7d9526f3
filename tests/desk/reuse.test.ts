import { mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reuse, setDependencies } from '@lintel/desk/server/reuse.ts'
import { expect, test } from 'vitest'

test('what was made of a file is made again only where the file or what all depend on has changed', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'reuse-'))
  const file = join(folder.path, 'article.md')
  let count = 0
  const make = () => reuse(file, () => ++count)
  writeFileSync(file, 'one')
  setDependencies('brand')
  expect([make(), make()]).toEqual([1, 1])
  writeFileSync(file, 'another')
  expect([make(), make()]).toEqual([2, 2])
  setDependencies('brand')
  expect(make()).toBe(2)
  setDependencies('another brand')
  expect([make(), make()]).toEqual([3, 3])
})

test('what is made of no file, or through a link, is made each time', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'reuse-'))
  let count = 0
  const link = join(folder.path, 'link.md')
  symlinkSync(join(folder.path, 'nowhere'), link)
  for (const file of [link, join(folder.path, 'none.md')]) {
    const before = reuse(file, () => ++count)
    expect(reuse(file, () => ++count)).toBe(before + 1)
  }
})
