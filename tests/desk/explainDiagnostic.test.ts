import { checkLaunch } from '@lintel/cli/launch/checkLaunch.ts'
import { readCheckout } from '@lintel/cli/launch/readCheckout.ts'
import { explainDiagnostic } from '@lintel/desk/app/explainDiagnostic.ts'
import { sentence } from '@lintel/desk/app/ui.tsx'
import { viewToFix } from '@lintel/desk/app/viewToFix.ts'
import { fieldAt, nameOfField } from '@lintel/desk/records/fieldNames.ts'
import { inWords } from '@lintel/desk/views/launch/actions.ts'
import { checkFigures } from '@lintel/engine/checks/figures.ts'
import { checkMarkdown } from '@lintel/engine/checks/markdown.ts'
import { metadataProblems } from '@lintel/engine/checks/posts.ts'
import { checkTokens } from '@lintel/engine/checks/tokens.ts'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { readSource } from '@lintel/engine/content/sources.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { expect, test } from 'vitest'

const home = (words: string) =>
  readSource('content/pages/home.yaml').replace(/^( +lead: ).*$/m, `$1"${words}"`)
const brand = (words: string) =>
  readSource('content/site.yaml').replace(/^description: .*$/m, `description: "${words}"`)
const article = 'content/blog/a.md'
const figure = (file: string) => checkFigures(file, 'By 73%.', [{ text: 'By 73%.', start: 0 }], {})

const problemsOf = (matter: string) => metadataProblems(parsePost('a.md', `---\n${matter}\n---\n\nText.\n`))

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
  [
    'a token of no article that is read',
    parsePost('a.md', '---\ntitle: A\ndate: 2025-01-01\ndescription: B\n---\n\n{{nope}}').errors,
    'write plain words instead',
    undefined,
  ],
  [
    'a service that is not chosen',
    checkRecord('case-studies/x.yaml', 'service: ""').filter(({ field }) => field === 'service'),
    'choose a service',
    undefined,
  ],
  [
    'a claim that is not chosen',
    checkRecord('case-studies/x.yaml', 'claims: [""]').filter(({ field }) => field === 'claims.0'),
    'choose a claim, or say this without it',
    undefined,
  ],
  ...(
    [
      ['an author who is no name', 'author: [a]', 'write a name, or leave the field out for the team'],
      ['a picture that has no name', 'heroImage: 5', 'choose a picture'],
      ['a picture that is gone', 'heroImage: images/gone.png', 'put it in again, or remove it'],
    ] as const
  ).map(([name, line, words]): [string, Diagnostic[], string, undefined] => [
    name,
    problemsOf(`title: A\ndate: 2025-01-01\ndescription: B\n${line}`),
    words,
    undefined,
  ]),
  ['an empty field', checkRecord('pages/home.yaml', home('')), 'write it', undefined],
])('%s is told in the words of the window', (_, [diagnostic], words, href) => {
  const explanation = explainDiagnostic(diagnostic as Diagnostic)
  expect(`${explanation.message}: ${explanation.fix}`).toContain(words)
  expect(`${explanation.message}: ${explanation.fix}`).not.toMatch(/\.(?:ts|yaml)\b|YAML|line|backtick/i)
  expect(explanation.fix).not.toMatch(/\{\{claim/)
  expect(explanation.link?.href).toBe(href)
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

test('the launch list speaks of fields, where the desk has them, and leads to each', () => {
  const lines = checkLaunch(readCheckout([])).map(inWords)
  const settled = lines.filter((line) => viewToFix(line))
  expect(settled.length).toBeGreaterThan(10)
  for (const line of settled) {
    const { fix } = explainDiagnostic(line)
    expect(`${line.message}: ${fix} ${line.place}`).not.toMatch(
      /npm|edit content|\.yaml|(?:social|legal|facts|email)\./,
    )
  }
  const taskSaying = (words: RegExp) => settled.find(({ message }) => words.test(message)) ?? { file: '' }
  expect(viewToFix(taskSaying(/^Profiles elsewhere, x profile is /))).toBe('/brand/social.x')
  expect(viewToFix(taskSaying(/^Name of the firm is the template/))).toBe('/brand/name')
  expect(viewToFix(taskSaying(/^the Lead architect has no name/))).toBe(
    '/pages/about#content/people/lead-architect.yaml#name',
  )
})
