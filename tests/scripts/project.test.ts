import { readFileSync } from 'node:fs'
import { isTemplate } from '@lintel/cli/template.ts'
import { site } from '@site/data/site.ts'
import { expect, test } from 'vitest'

const { version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>

test('the license is the one that package.json names', () => {
  expect(readFileSync('LICENSE', 'utf8').split('\n')[0]).toBe(`${license} License`)
})

test('the list of changes begins with the version of package.json', () => {
  expect(/^## (\S+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version)
})

test.runIf(isTemplate)('weaknesses of the project are reported to the address of the brand', () => {
  const addresses = readFileSync('SECURITY.md', 'utf8').match(/[\w.-]+@[\w.-]+\w/g)
  expect(addresses).toEqual([site.email.security])
})
