import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brokenFiles, refreshFallbacks } from '@lintel/desk/server/fallbacks.ts'
import { checkRecord, recordFiles, referencesIn } from '@lintel/engine/content/checkRecords.ts'
import { required } from '@lintel/engine/content/collections.ts'
import { readSource, setFallback } from '@lintel/engine/content/sources.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-broken-'))
const before = process.cwd()
const files = recordFiles()

beforeAll(() => {
  cpSync('content', join(folder, 'content'), { recursive: true })
  process.chdir(folder)
  // What is in order is kept for the day on which it is not.
  refreshFallbacks()
})

afterAll(() => {
  for (const path of files) setFallback(`content/${path}`, undefined)
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

const breaks: Record<string, (text: string) => string> = {
  truncated: (text) => text.slice(0, text.length * 0.6),
  emptied: () => '',
  'in conflict': (text) =>
    text.replace(
      /^(.+:.*)$/m,
      (line) => `<<<<<<< HEAD\n${line}\n=======\n${line} theirs\n>>>>>>> origin/main`,
    ),
}

/** All that pages could not be made of, as the desk reads it. */
function unreadable() {
  const references = referencesIn(readSource('content/site.yaml'), readSource('content/claims.yaml'))
  return files.flatMap((path) => checkRecord(path, readSource(`content/${path}`), references))
}

for (const [name, change] of Object.entries(breaks))
  test.each(files)(`%s ${name}: pages have its last good version, and it is named`, (path) => {
    const file = `content/${path}`
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, change(text))
    refreshFallbacks()
    expect(unreadable()).toEqual([])
    const broken = brokenFiles()
    if (name !== 'truncated') expect(broken.map((each) => each.file)).toEqual([file])
    for (const each of broken) {
      expect(each.diagnostics[0]?.message).toBeTruthy()
      expect(each.lastGood?.text).toBe(each.file === file ? text : undefined)
    }
    writeFileSync(file, text)
    refreshFallbacks()
    expect(brokenFiles()).toEqual([])
    expect(readSource(file)).toBe(text)
  })

test.each([...required, 'people/lead-architect.yaml'])('%s removed: pages still have it', (path) => {
  const file = `content/${path}`
  const text = readFileSync(file, 'utf8')
  rmSync(file)
  refreshFallbacks()
  const message = expect.stringMatching(/^is missing$|^this is gone/)
  expect(brokenFiles()).toMatchObject([{ file, diagnostics: [{ message }], lastGood: { text } }])
  expect(unreadable()).toEqual([])
  writeFileSync(file, text)
  refreshFallbacks()
  expect(brokenFiles()).toEqual([])
})

test('a register that has lost claims is what is broken, not the pages that name them', () => {
  const file = 'content/claims.yaml'
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text
      .split(/\n(?=\w+:\n)/)
      .slice(0, 2)
      .join('\n'),
  )
  refreshFallbacks()
  expect(brokenFiles()).toMatchObject([{ file, lastGood: { text } }])
  expect(unreadable()).toEqual([])
  writeFileSync(file, text)
  refreshFallbacks()
})

test('a brand of which no version is in order ends the desk with what is wrong', () => {
  const file = 'content/site.yaml'
  const text = readFileSync(file, 'utf8')
  const backup = join('.cache/desk/good', file)
  expect(existsSync(backup)).toBe(true)
  rmSync(backup)
  writeFileSync(file, 'name: [')
  expect(refreshFallbacks).toThrow(/The brand .* cannot be read, and no earlier version of it is known/)
  writeFileSync(file, text)
  refreshFallbacks()
})
