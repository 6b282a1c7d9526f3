import { checkFigures } from '@lintel/engine/checks/figures.ts'
import { copyOf } from '@lintel/engine/checks/recordTexts.ts'
import { claims } from '@lintel/engine/content/claims.ts'
import { describe, expect, test } from 'vitest'

const figuresIn = (file: string, source: string) =>
  checkFigures(file, source, copyOf(file, source), claims).map(
    ({ line, message }) => `${line} ${/"(.*)"/.exec(message)?.[1]}`,
  )

describe('figures outside the register', () => {
  test.each([
    ['A saving of 40% in a year.', '40%'],
    ['A saving of 12.5 percent.', '12.5 percent'],
    ['Builds are 3x faster.', '3x'],
    ['Builds are 3× faster.', '3×'],
    ['A tenfold gain.', 'tenfold'],
    ['A 4-fold gain.', '4-fold'],
    ['It runs three times faster.', 'three times faster'],
    ['It is twice as fast.', 'twice as'],
    ['It takes half the time.', 'half the time'],
    ['More than 200+ clients.', '200+'],
    ['Support 24/7 included.', '24/7'],
  ])('are found in %j', (text, figure) => {
    expect(figuresIn('content/blog/a.md', `First.\n\n${text}`)).toEqual([`3 ${figure}`])
    expect(figuresIn('data/a.ts', `export const a = {\n  text: ${JSON.stringify(text)},\n}`)).toEqual([
      `2 ${figure}`,
    ])
    expect(figuresIn('components/A.tsx', `export const a = (\n  <p>${text}</p>\n)`)).toEqual([`2 ${figure}`])
  })

  test.each([
    'Do not write twice.',
    'The risk doubles a row.',
    'In 2025, 14 people met 3 times.',
    '`width: 50%` in code',
    'It runs on 3.x, or 2.0.x.',
    '```css\nwidth: 50%\n```',
    'Lower cost: {{claim.backOfficeCost}}.',
    '[A report](https://firm.test/40%25)',
  ])('are not seen in the Markdown %j', (text) => expect(figuresIn('content/blog/a.md', text)).toEqual([]))

  test.each([
    '<p className="w-[50%]">Half</p>',
    '<rect width="100%" height="8" />',
    '<p>{claims.a.figure}</p>',
  ])('are not seen in the markup %s', (text) =>
    expect(figuresIn('components/A.tsx', `const a = ${text}`)).toEqual([]),
  )

  test('are seen in words that are heard', () => {
    expect(figuresIn('components/A.tsx', 'const a = <img alt="40% less" />')).toEqual(['1 40%'])
  })

  test('may stand in the clauses of a specimen, which are made up, and nowhere else in it', () => {
    const source =
      'summary: A saving of 40%.\nclauses:\n  - note: It is 3x faster.\n    blocks: [{ kind: text, text: 7% were wrong. }]'
    expect(figuresIn('content/specimens/a.yaml', source)).toEqual(['1 40%', '3 3x'])
    expect(figuresIn('content/pages/a.yaml', source)).toEqual(['1 40%', '3 3x', '4 7%'])
  })

  test('come with a fix that names the record where there is one', () => {
    const fix = (file: string, text: string) => checkFigures(file, text, copyOf(file, text), claims)[0]?.fix
    expect(fix('content/blog/a.md', 'By 25%.')).toContain('write {{claim.backOfficeCost}}')
    expect(fix('content/pages/a.yaml', 'a: By 25%.')).toContain('write {{claim.backOfficeCost.figure}}')
    expect(fix('content/blog/a.md', 'By 26%.')).toContain('content/claims.yaml')
  })
})

describe('a figure of a post has its source', () => {
  const source = '[a survey](https://survey.example/2025)'

  test.each([
    ['in its paragraph', `By 89% ${source}.`],
    ['as a bare address', 'By 89%: https://survey.example/2025'],
    ['in its entry of a list', `- By 89% (${source})\n- By none`],
    ['in its quotation', `> By 89%.\n>\n> ${source}`],
    ['in its table', `| By | Of |\n|-|-|\n| 89% | ${source} |`],
    ['in a footnote of its paragraph', `By 89%.[^1]\n\n[^1]: ${source}`],
    ['in the footnote itself', `By far.[^1]\n\n[^1]: By 89%: ${source}`],
    ['where it was said before', `By 89% (${source}).\n\n## So 89%\n\nThe 89% again.`],
    ['where it is said later', `---\ntitle: 89% of it\n---\n\nBy 89% (${source}).`],
  ])('%s', (_, text) => expect(figuresIn('content/blog/a.md', text)).toEqual([]))

  test.each([
    ['in another paragraph', `By 89%.\n\nBy far (${source}).`],
    ['in another entry of a list', `- By 89%\n- ${source}`],
    ['on this site', 'By 89% ([ours](/case-studies)).'],
    ['in a footnote without a link', 'By 89%.[^1]\n\n[^1]: A survey.'],
    ['in a footnote of another paragraph', `By 89%.\n\nBy far.[^1]\n\n[^1]: ${source}`],
    ['for another figure', `By 89%.\n\nBy 88% (${source}).`],
    ['in code', 'By 89% `https://survey.example`.'],
  ])('but not %s', (_, text) => expect(figuresIn('content/blog/a.md', text)).toEqual(['1 89%']))

  test('legal texts and records name the register alone', () => {
    expect(figuresIn('content/legal/terms.md', `By 89% ${source}.`)).toEqual(['1 89%'])
  })
})
