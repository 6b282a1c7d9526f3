import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentHolidays, refreshHolidays, updateHolidays } from '@lintel/desk/server/holidays.ts'
import { holidaysOf } from '@lintel/engine/checks/calendarOf.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

const file = 'data/holidays.ts'
const before = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-holidays-'))
  process.chdir(folder)
  for (const each of ['content', 'data']) mkdirSync(each)
  writeFileSync('content/site.yaml', 'region: AT # where the office is\n')
})

afterEach(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

test('the holidays follow the region of the brand', () => {
  writeFileSync(file, holidaysOf('US'))
  expect(updateHolidays()).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(holidaysOf('AT'))
  expect(readFileSync(file, 'utf8')).toContain("  region: 'AT',\n")
  expect(updateHolidays()).toBe(false)
})

test('the desk reckons with the region of the brand, and runs no code of the file', () => {
  writeFileSync(file, `${holidaysOf('AT')}\nthrow new Error('of others')\n`)
  expect(currentHolidays()).toBe(holidaysOf('AT'))
  writeFileSync('content/site.yaml', 'region: FR\n')
  expect(currentHolidays()).toBe(holidaysOf('FR'))
})

test('modules are outdated once after each other region, whoever has written the file', () => {
  writeFileSync(file, holidaysOf('AT'))
  refreshHolidays()
  expect(refreshHolidays()).toBe(false)
  writeFileSync('content/site.yaml', 'region: FR\n')
  // As after a merge.
  updateHolidays()
  expect(refreshHolidays()).toBe(true)
  expect(refreshHolidays()).toBe(false)
})

test('a list that ends too soon is written anew', () => {
  writeFileSync(file, holidaysOf('AT', new Date('2001-05-05')))
  expect(updateHolidays()).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(holidaysOf('AT'))
})

test.each(['region: Atlantis\n', 'region: "AT\n', '', 'region:\n'])('%j names no region', (brand) => {
  writeFileSync(file, holidaysOf('US'))
  writeFileSync('content/site.yaml', brand)
  expect(updateHolidays()).toBe(false)
  expect(currentHolidays()).toBeUndefined()
  expect(readFileSync(file, 'utf8')).toBe(holidaysOf('US'))
})

test('nothing is written through a link', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'site-elsewhere-'))
  writeFileSync(join(elsewhere, 'holidays.ts'), holidaysOf('US'))
  rmSync('data', { recursive: true })
  symlinkSync(elsewhere, 'data')
  expect(updateHolidays).toThrow('a link stands on the way')
  expect(readFileSync(join(elsewhere, 'holidays.ts'), 'utf8')).toBe(holidaysOf('US'))
  expect(existsSync('.cache/desk/writing')).toBe(false)
  rmSync(elsewhere, { recursive: true })
})
