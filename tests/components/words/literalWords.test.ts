import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { literalWords } from './literalWords.ts'

/** What stands around every page and its controls: sections have the words of their page, drawings what they show. */
const components = globSync('components/**/*.tsx').filter(
  (file) => !/^components[\\/](?:sections|drawings)[\\/]/.test(file),
)

test('the header, the footer, the assistant and the forms are among them', () => {
  const names = components.map((file) => file.split(/[\\/]/).at(-1))
  for (const name of ['SiteHeader', 'SiteFooter', 'Composer', 'ConsentPanel', 'ThemeControls', 'ContactForm'])
    expect(names).toContain(`${name}.tsx`)
})

test.each(components)('%s leaves its words to data/', (file) => {
  expect(literalWords(readFileSync(file, 'utf8'))).toEqual([])
})

describe('words are found', () => {
  test.each([
    ['as text', '<p>Skip to content</p>', 'Skip to content'],
    ['in a label', '<nav aria-label="Main" />', 'Main'],
    ['in a label in braces', "<input placeholder={'Search'} />", 'Search'],
    ['in braces', "<p>{'Sent'}</p>", 'Sent'],
    ['behind a condition', "<p>{isOpen && 'Open'}</p>", 'Open'],
    ['in either case', "<p>{isOpen ? 'Close' : ''}</p>", 'Close'],
    ['in a template', `<p>{\`\${count} found\`}</p>`, 'found'],
  ])('%s', (_, markup, expected) => expect(literalWords(markup)).toEqual([`1: ${expected}`]))
})

test.each([
  ['signs', '<p>—</p>'],
  ['classes and types', '<input type="text" className="text-h2" />'],
  ['what is compared', "<p>{state === 'failed' && words.failed}</p>"],
  ['what is passed on', "<p>{edgeUrl('/receipt')}</p>"],
])('%s are no words', (_, markup) => expect(literalWords(markup)).toEqual([]))
