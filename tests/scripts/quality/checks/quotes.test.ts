import { checkQuotes, withTypographicQuotes, withTypographicTexts } from '@lintel/engine/checks/quotes.ts'
import { describe, expect, test } from 'vitest'

const post = (body: string) => `---\ntitle: One\n---\n\n${body}\n`
const fixes = (file: string, source: string) =>
  checkQuotes(file, source).map(({ line, fix }) => `${line} ${fix}`)

describe('straight quotes in prose', () => {
  test.each([
    ["The firm's own", ['5 write firm’s']],
    ['Two teams defined "customer" twice', ['5 write “customer”']],
    ['**"You"** (or "they")', ['5 write **“You”**', '5 write “they”)']],
    ["users' rights and 'single' quotes", ['5 write users’', '5 write ‘single’']],
    ['`it\'s "code"`', []],
    ['```\nit\'s "code"\n```', []],
    ['- a list:\n\n  ```\n  it\'s "code"\n  ```', []],
    ['1. ```sh\n   it\'s "code"\n   ```\n\nThe firm\'s', ['9 write firm’s']],
    ['> - ~~~\n>   it\'s "code"\n>   ~~~\n\nThe firm\'s', ['9 write firm’s']],
    ['[^1]: ```\n    it\'s "code"\n    ```\n\nThe firm\'s', ['9 write firm’s']],
    ['-     it\'s "code"\n\nThe firm\'s', ['7 write firm’s']],
    ['```\nit\'s "code" whose end is not written yet', []],
    ['[a guide](/blog "its title")', []],
    ['[a guide](/blog "its (own) title")', []],
    ['[a guide](/blog_(a) \'its (own) title\') "and"', ['5 write “and”']],
    ['[a guide]: /blog "its title"', []],
    ["[^1]: The firm's", ['5 write firm’s']],
    ['“Curled” and the firm’s', []],
    ["a door of 6' 2\", at 51° 30' N", []],
    ["The tool you're looking for doesn't exist.", []],
  ])('in Markdown: %j', (body, expected) => expect(fixes('content/blog/a.md', post(body))).toEqual(expected))

  test.each([
    ["title: The firm's own", ['1 write firm’s']],
    ['title: "A \\"quoted\\" word"', ['1 write “quoted”']],
    ["title: 'A firm''s own'", ['1 write firm’s']],
    ['title: "AI: a guide"\nother: \'one: two\'', []],
  ])('in YAML, whose own quotes are none: %j', (source, expected) =>
    expect(fixes('content/pages/a.yaml', source)).toEqual(expected),
  )

  test('in the front matter of a post', () =>
    expect(fixes('content/blog/a.md', "---\ntitle: One\ndescription: The firm's\n---\n")).toEqual([
      '3 write firm’s',
    ]))
})

describe('what is typed with straight quotes', () => {
  test('is written with typographic ones in prose alone', () =>
    expect(
      withTypographicQuotes(
        'The firm\'s "own" `it\'s`, 6\' and\n\n```\nit\'s "code"\n```\n\n[a](/b "c (d)")\n',
      ),
    ).toBe('The firm’s “own” `it\'s`, 6\' and\n\n```\nit\'s "code"\n```\n\n[a](/b "c (d)")\n'))

  test.each([
    [
      'pages/about',
      { title: "The firm's", list: ['"One"'], code: "it's" },
      { title: 'The firm’s', list: ['“One”'], code: "it's" },
    ],
    [
      'pages/about',
      "The tool you're looking for doesn't exist.",
      "The tool you're looking for doesn't exist.",
    ],
    ['pages/about', [3, true, null], [3, true, null]],
    ['questions/about', "what's this", "what's this"],
    ['site', "O'Hara & Sons", "O'Hara & Sons"],
  ])('in a record: %s, %j', (name, value, written) =>
    expect(withTypographicTexts(`content/${name}.yaml`, value)).toEqual(written),
  )
})
