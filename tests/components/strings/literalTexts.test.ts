import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { literalTexts } from './literalTexts.ts'

/** Code whose words no YAML holds, and why. */
const exempt = [
  ['components/drawings/', 'what a drawing names is drawn with it'],
  ['components/blocks/services/', 'has a drawing in it'],
  ['data/collections.ts', 'names kinds of records for the desk'],
  ['packages/engine/schemas/collections.ts', 'names kinds of records for the desk'],
  ['packages/rules/contact.ts', 'names the fields for the edge, which reads no YAML'],
  ['packages/rules/source.ts', 'names where enquiries came from for the edge, which reads no YAML'],
  ['packages/kit/drawings/', 'names the kinds of lines'],
  ['packages/kit/social/', 'says of an image what the site says of its drawing'],
  ['packages/engine/content/menus.ts', 'names networks, whose icons go by these names'],
] as const

const files = globSync([
  '{components,pages,data}/**/!(*.test).{ts,tsx}',
  'packages/{rules,kit}/**/*.{ts,tsx}',
  'packages/engine/{schemas/**/*,content/menus}.ts',
]).map((file) => file.replaceAll('\\', '/'))
const holding = (file: string) => literalTexts(readFileSync(file, 'utf8'))

test.each(files.filter((file) => !exempt.some(([start]) => file.startsWith(start))))(
  '%s leaves its words to content/',
  (file) => expect(holding(file)).toEqual([]),
)

test.each(exempt)('%s still needs its exemption: it %s', (start) => {
  expect(files.filter((file) => file.startsWith(start)).flatMap(holding)).not.toEqual([])
})

describe('words are found', () => {
  test.each([
    ['as text', '<p>Skip to content</p>', 'Skip to content'],
    ['in a label', '<nav aria-label="Main" />', 'Main'],
    ['in a label in braces', "<input placeholder={'Search'} />", 'Search'],
    ['in braces', "<p>{'Sent'}</p>", 'Sent'],
    ['behind a condition', "<p>{isOpen && 'Open'}</p>", 'Open'],
    ['in either case', "<p>{isOpen ? 'Close' : ''}</p>", 'Close'],
    ['in a field of a record', "const head = { title: 'Notice' }", 'Notice'],
    ['in a template', `<p>{\`\${count} found\`}</p>`, 'found'],
  ])('%s', (_, markup, expected) => expect(literalTexts(markup)).toEqual([`1: ${expected}`]))
})

test.each([
  ['signs', '<p>—</p>'],
  ['classes and types', '<input type="text" className="text-h2" />'],
  ['what is compared', "<p>{state === 'failed' && words.failed}</p>"],
  ['what is passed on', "<p>{edgeUrl('/receipt')}</p>"],
])('%s are no words', (_, markup) => expect(literalTexts(markup)).toEqual([]))
