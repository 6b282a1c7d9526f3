import { readFileSync } from 'node:fs'
import { applyChanges } from '@lintel/desk/records/applyChanges.ts'
import { type Choices, ConflictResolver } from '@lintel/desk/versions/merge/conflicts.ts'
import { mergeRecord } from '@lintel/desk/versions/merge/mergeTexts.ts'
import { findProblem } from '@lintel/desk/views/publish/findProblem.ts'
import type { Change } from '@lintel/engine/content/change.ts'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const brand = 'content/site.yaml'
const home = 'content/pages/home.yaml'

const findBrokenField = (file: string) => (text: string) => {
  const [problem] = checkRecord(file.replace('content/', ''), text)
  return problem && (problem.field ?? '').split('.').filter(Boolean)
}

/** Merges two versions of a file, of which each has changed one text, and the second another one too. */
function mergeBoth(file: string, pattern: RegExp, also: [string | RegExp, string], text: string) {
  const base = readFileSync(file, 'utf8')
  const texts = {
    base,
    mine: base.replace(pattern, '$1Mine'),
    theirs: base.replace(pattern, '$1Theirs').replace(...also),
  }
  const choices: Choices = {}
  const merge = () => {
    const resolver = new ConflictResolver(choices, findProblem)
    const merged = mergeRecord(texts, () => resolver.startFile(file), findBrokenField(file))
    return { merged: parse(merged), open: resolver.unresolved, all: resolver.conflicts }
  }
  const [asked] = merge().open
  choices[asked?.id ?? ''] = { take: 'both', text }
  return { asked, ...merge() }
}

test.each([
  ['a token that there is not', 'Calm {{harbours}} once more'],
  ['nothing', ' '],
  ['a text that is too long', 'x'.repeat(300)],
])('%s in place of both sides is refused at its field, and all else comes together', (_, text) => {
  const other: [RegExp, string] = [/^region: .*$/m, 'region: AT']
  const { asked, open, all, merged } = mergeBoth(brand, /^(tagline: ).*$/m, other, text)
  expect(asked).toMatchObject({ path: ['tagline'], kind: 'words' })
  expect(open).toEqual([asked])
  expect(all).toEqual([asked])
  expect(merged.region).toBe('AT')
  const change: Change = { kind: 'set', path: ['tagline'], value: text.trim() }
  const [inForm] = applyChanges(brand, readFileSync(brand, 'utf8'), [change]).diagnostics
  expect(inForm).toBeDefined()
  expect(findProblem(brand, ['tagline'], text.trim())).toEqual(inForm)
})

test('on a page, the place stays one field of one block', () => {
  const other: [string, string] = ['title: Startups', 'title: Young firms']
  const { asked, open, merged } = mergeBoth(home, /^( {4}lead: ).*$/m, other, 'Drawn {{nope}}')
  expect(asked).toMatchObject({ path: ['blocks', 0, 'lead'], kind: 'words' })
  expect(open).toEqual([asked])
  expect(JSON.stringify(merged)).toContain('Young firms')
})

test('a good text stands for both', () => {
  const other: [string, string] = ['title: Startups', 'title: Young firms']
  const { open, merged } = mergeBoth(home, /^( {4}lead: ).*$/m, other, ' It is both. ')
  expect(open).toEqual([])
  expect(merged.blocks[0].lead).toBe('It is both.')
})
