import { describe, expect, test } from 'vitest'
import { checkQuotes } from '#scripts/quality/checks/quotes.ts'

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
    ['[a guide](/blog "its title")', []],
    ['“Curled” and the firm’s', []],
    ["a door of 6' 2\", at 51° 30' N", []],
    ["The tool you're looking for doesn't exist.", []],
  ])('in Markdown: %j', (body, said) => expect(fixes('content/blog/a.md', post(body))).toEqual(said))

  test.each([
    ["title: The firm's own", ['1 write firm’s']],
    ['title: "A \\"quoted\\" word"', ['1 write “quoted”']],
    ["title: 'A firm''s own'", ['1 write firm’s']],
    ['title: "AI: a guide"\nother: \'one: two\'', []],
  ])('in YAML, whose own quotes are none: %j', (source, said) =>
    expect(fixes('content/pages/a.yaml', source)).toEqual(said),
  )

  test('in the front matter of a post', () =>
    expect(fixes('content/blog/a.md', "---\ntitle: One\ndescription: The firm's\n---\n")).toEqual([
      '3 write firm’s',
    ]))
})
