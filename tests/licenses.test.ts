import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Package {
  license?: string
  dev?: boolean
  link?: boolean
}

/** Licenses that ask for no more than to be named: what becomes part of the site or runs at its edge has one. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
]
/** Beside them what only builds or checks the site, and is not passed on with it. */
const tools = [
  ...permissive,
  'CC-BY-3.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** SPDX expressions: one of several joined by OR is enough, all of those joined by AND are needed. */
function allows(allowed: string[], expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '')
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.includes(license)))
}

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
])('"%s" is allowed: %s', (expression, isAllowed) => {
  expect(allows(permissive, expression)).toBe(isAllowed)
})

test('every package has a license that this project may use', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Package>
  }
  const refused = Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .filter(([, { license = '', dev }]) => !allows(dev ? tools : permissive, license))
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})
