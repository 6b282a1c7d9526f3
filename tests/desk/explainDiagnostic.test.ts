import { explainDiagnostic } from '@lintel/desk/app/explainDiagnostic.ts'
import { sentence } from '@lintel/desk/app/ui.tsx'
import { fieldAt, nameOfField } from '@lintel/desk/views/publish/names.ts'
import { checkFigures } from '@lintel/engine/checks/figures.ts'
import { checkMarkdown } from '@lintel/engine/checks/markdown.ts'
import { checkTokens } from '@lintel/engine/checks/tokens.ts'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { readSource } from '@lintel/engine/content/sources.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { expect, test } from 'vitest'

const home = (words: string) =>
  readSource('content/pages/home.yaml').replace(/^( +lead: ).*$/m, `$1"${words}"`)
const brand = (words: string) =>
  readSource('content/site.yaml').replace(/^description: .*$/m, `description: "${words}"`)
const article = 'content/blog/a.md'
const figure = (file: string) => checkFigures(file, 'By 73%.', [{ text: 'By 73%.', start: 0 }], {})

test.each<[string, Diagnostic[], string, string | undefined]>([
  [
    'a token of no record',
    checkRecord('pages/home.yaml', home('{{nope}} x')),
    'write plain words instead',
    undefined,
  ],
  [
    'a token in the brand',
    checkRecord('site.yaml', brand('{{name}} designs')),
    'this field takes no {{…}}',
    undefined,
  ],
  ['a token of no article', checkTokens(article, '{{nope}}', {}), 'by “Claim” in the toolbar', undefined],
  ['one that is not set', checkTokens(article, '{{entity}}', { entity: null }), 'set it in Brand', '/brand'],
  ['a figure of a page', figure('content/pages/home.yaml'), 'Claims › New claim', '/claims'],
  ['a figure of an article', figure(article), '“Claim” in the toolbar', '/claims'],
  ['HTML', checkMarkdown(article, 'a <b>c</b>'), '“Bold”', undefined],
  ['a second title', checkMarkdown(article, '# A'), '“Heading”', undefined],
  ['an empty field', checkRecord('pages/home.yaml', home('')), 'write it', undefined],
])('%s is told in the words of the window', (_, [found], words, href) => {
  const said = explainDiagnostic(found as Diagnostic)
  expect(`${said.message}: ${said.fix}`).toContain(words)
  expect(`${said.message}: ${said.fix}`).not.toMatch(/\.(?:ts|yaml)\b|YAML|line|backtick/i)
  expect(said.fix).not.toMatch(/\{\{claim/)
  expect(said.link?.href).toBe(href)
})

test.each([
  ['such as US or DE-BE', 'Such as US or DE-BE.'],
  ['https://…', 'https://…'],
  ['ca-pub-…', 'ca-pub-…'],
  ['npm run desk', 'npm run desk.'],
])('%s reads %s', (words, expected) => {
  expect(sentence(words)).toBe(expected)
})

test('fields are called by their labels', () => {
  const site = 'content/site.yaml'
  expect(nameOfField(site, ['origin'])).toBe('Address of the site')
  expect(nameOfField(site, ['accent', 'fill', 'light'])).toBe(
    'Accent color, buttons and marks, in the light theme',
  )
  expect(nameOfField(site, ['legal', 'jurisdiction'])).toBe('Legal facts, governing law')
  expect(fieldAt(site, ['tagline'])).toMatchObject({ kind: 'text', maxLength: 60 })
})
