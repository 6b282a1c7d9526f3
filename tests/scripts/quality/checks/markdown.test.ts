import { checkMarkdown, linksIn } from '@lintel/engine/checks/markdown.ts'
import { describe, expect, test } from 'vitest'

const post = (body: string) => `---\ntitle: One\ndate: 2026-01-01\n---\n\n${body}\n`
const problemsIn = (body: string) =>
  checkMarkdown('content/blog/a.md', post(body)).map(({ line, message }) => `${line} ${message}`)

describe('what a page would not show as it is meant', () => {
  test.each([
    ['<b>Bold</b> words', '6 the HTML <b> is not shown'],
    ['<div>\nOne\n\nTwo\n</div>', '6 the HTML <div> is not shown'],
    ['Line<br>break', '6 the HTML <br> is not shown'],
    ['A List<String> of names', '6 the HTML <String> is not shown'],
    ['<script>alert(1)</script>', '6 the HTML <script>alert(1)</script> is not shown'],
    [`<img src="${'a'.repeat(50)}">`, `6 the HTML <img src="${'a'.repeat(30)}… is not shown`],
    ['> - <i>deep</i>', '6 the HTML <i> is not shown'],
    ['One.\n\n# Title', '8 there is a first-level heading besides the title'],
    ['Title\n=====', '6 there is a first-level heading besides the title'],
    ['[x](javascript:alert(1))', '6 the link to javascript:alert(1) is not shown'],
    ['[x](JavaScript:alert(1))', '6 the link to JavaScript:alert(1) is not shown'],
    ['[x](data:text/html,hi)', '6 the link to data:text/html,hi is not shown'],
    ['[x](vbscript:x)', '6 the link to vbscript:x is not shown'],
    ['[x](file:///etc)', '6 the link to file:///etc is not shown'],
    ['[x][ref]\n\n[ref]: javascript:x', '8 the link to javascript:x is not shown'],
    ['[x]()', '6 a link has no address'],
    ['[](/about "words")', undefined],
    ['See ![A](images/a.png "The (B)“).', '6 the picture ![A](images/a.png "The (B)“). is not shown'],
    ['![A](images/a b.png)', '6 the picture ![A](images/a b.png) is not shown'],
    ['![A](images/a.png "The (B)") `![A](a b)`', undefined],
  ])('%j', (body, problem) => expect(problemsIn(body)).toEqual(problem ? [problem] : []))

  test.each([
    '## A section',
    '`<b>` in code, and `javascript:` too',
    '```html\n<b>code</b>\n# comment\n```',
    '<!-- a remark -->',
    '<!--\n\n# a remark\n\n-->',
    '<https://www.example.com/> and https://www.example.com',
    '[x](https://www.example.com) [y](mailto:a@b.example) [z](/about) [w](#a) [v](other-post)',
    '1 < 2 and 3 > 2, a <- b',
    'Text[^1]\n\n[^1]: A note.',
    '- [ ] a task',
    '\\# no heading, #tag',
    '{{claim.projects}} projects',
    'Write !\\[img]\\(x.png) or !\\[img](https://a.example).',
  ])('%j is fine', (body) => expect(problemsIn(body)).toEqual([]))

  test('a heading in the front matter is none', () => {
    expect(checkMarkdown('a.md', '---\n# a comment\ntitle: <b>\n---\nText')).toEqual([])
  })
})

test('the links within the site are found with their lines, those elsewhere are not', () => {
  expect(
    linksIn(
      post(
        '[a](/about#x)\n[b](https://b.example)\n\n- [c](#d) ![e](images/e.png)\n\n[f]: other\n\n[g]({{origin}})',
      ),
    ),
  ).toEqual([
    { address: '/about#x', line: 6 },
    { address: '#d', line: 9 },
    { address: 'other', line: 11 },
  ])
})
