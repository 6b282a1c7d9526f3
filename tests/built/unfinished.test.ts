import { globSync } from 'node:fs'
import { site } from '@site/data/site.ts'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { emptyParts } from '#tests/support/emptyParts.ts'
import { client, pages, read } from './artefact.ts'

/** What stands in for words that somebody still has to write. */
const placeholders =
  /(?<!\b(?:has|have|needs?) )\bto be (?:supplied|set by|confirmed|named|announced|determined|written|filled)|name to be|not yet (?:confirmed|supplied|named)|\bTB[DAC]\b|lorem ipsum|coming soon|\{\{[#^/]|\b(?:undefined|NaN)\b/i

const words = globSync('**/*.{html,md,txt,xml,json}', { cwd: client, exclude: ['apps/**', 'assets/**'] })

test('there are words to look through', () => expect(words.length).toBeGreaterThan(100))

/** Code speaks of such things, and names them. */
const withoutCode = (text: string) =>
  text.replaceAll(/<(script|style|pre|code)\b[\s\S]*?<\/\1>|^```[\s\S]*?^```|`[^`\n]*`/gm, '')

test.each(words)('%s shows no placeholder', (file) => {
  expect(withoutCode(read(file))).not.toMatch(placeholders)
})

test.each(pages)('$path has no heading, term or entry over nothing', ({ html }) => {
  const main = parse(html).querySelector('main')
  for (const form of main?.querySelectorAll('form, page-island') ?? []) form.remove()
  expect(emptyParts(main?.toString() ?? '')).toEqual([])
})

test('only the terms have blanks: those of the statement of work, in their section on the governing law', () => {
  const blanks = pages.flatMap(({ path, html }) => {
    const main = parse(html).querySelector('main')
    for (const code of main?.querySelectorAll('pre, code, sup') ?? []) code.remove()
    return (main?.text.match(/\[[^\]]*\]/g) ?? []).map((blank) => `${path} ${blank}`)
  })
  expect(blanks).toEqual([
    ...(site.legal.jurisdiction ? [] : ['/terms [jurisdiction named in the statement of work]']),
    ...(site.legal.arbitrationBody ? [] : ['/terms [arbitration body named in the statement of work]']),
  ])
})
