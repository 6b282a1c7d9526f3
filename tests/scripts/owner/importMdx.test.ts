import { expect, test } from 'vitest'
import { importedMarkdown, postIn } from './importedMarkdown.ts'

const tabs = ['the component Tabs', 'the component Tab label="One"']

test.each([
  ['<Tabs>\n    text\n\n    more *text*\n</Tabs>', 'text\n\nmore _text_\n', tabs.slice(0, 1)],
  [
    '<Tabs>\n  <Tab label="One">\n    text\n\n    ```js\n    a()\n      b\n    ```\n\n    :::note[T]\n    in\n    :::\n  </Tab>\n</Tabs>',
    'text\n\n```js\na()\n  b\n```\n\n> **T:** in\n',
    tabs,
  ],
  [
    '- a\n\n    <Tabs>\n        b\n\n        ```js\n    c\n        ```\n    </Tabs>\n- d',
    '- a\n\n  b\n\n  ```js\n  c\n  ```\n\n- d\n',
    tabs.slice(0, 1),
  ],
  ['> <Tabs>\n>     a\n> </Tabs>', '> a\n', tabs.slice(0, 1)],
  [
    '<Tabs>\n\n    - a\n\n      <Tabs>\n          b\n      </Tabs>\n</Tabs>',
    '- a\n\n  b\n',
    tabs.slice(0, 1),
  ],
  ['Words.\n\n      words far in', 'Words.\n\nwords far in\n', []],
  ['```js\n<Tabs>\n    {a}\n</Tabs>\n```', '```js\n<Tabs>\n    {a}\n</Tabs>\n```\n', []],
  ['<Tabs\n  a="b"\n>\n  c\n</Tabs>', 'c\n', ['the component Tabs a="b"']],
])('lines within components are as far in as they like: %j', (source, markdown, told) =>
  expect(importedMarkdown('a.mdx', source)).toEqual([markdown, told]),
)

test.each([
  ['<div>**a**</div>', '**a**\n'],
  ['<div>\n  **a** b\n  - c\n</div>', '**a** b\n\n- c\n'],
  ['<details>\n<summary>A *b*</summary>\n**c**\n</details>', 'A _b_\n\n**c**\n'],
  ['<a href="https://a.test/b">\n  a **b**\n</a>', '[a **b**](https://a.test/b)\n'],
  [
    '<table><thead><tr><th>A</th><th>**B**</th></tr></thead>\n<tbody><tr><td>c</td><td>`d`</td></tr></tbody></table>',
    '| A | **B** |\n| - | - |\n| c | `d` |\n',
  ],
  ["<p style={{ display: 'none' }}>a</p>\n\nb", 'b\n'],
  [
    '<figure>\n  <img src="a.png" alt="A"/>\n  <figcaption>B *c*</figcaption>\n</figure>',
    '![A](images/a.png "B c")\n',
  ],
  ['| a |\n|---|\n| <b>**c**</b> <span className="d">e</span> |', '| a |\n| - |\n| **c** e |\n'],
  ['<i><b>**c**</b></i> <>d</> e', '_**c**_ d e\n'],
  ['a <b>**c**</b> <>d</> e', 'a **c** d e\n'],
])('what stands in elements is Markdown: %j', (source, markdown) =>
  expect(importedMarkdown('a.mdx', source)[0]).toBe(markdown),
)

test.each([
  [
    'a <br> b <!-- c {d} --> e < f {g <https://a.test/> $h_{i}$',
    'a\\\nb e < f {g <https://a.test/> `h_{i}`\n',
  ],
  ['{{< youtube dQw4w9WgXcQ >}}', '<https://www.youtube.com/watch?v=dQw4w9WgXcQ>\n'],
  ['## A {#a.b}\n\n<p>b\n\nc</p>', '## A\n\nb\n\nc\n'],
])('what only plugins of MDX know stays whole: %j', (source, markdown) =>
  expect(importedMarkdown('a.mdx', source)[0]).toBe(markdown),
)

test('words of expressions are words, and those of code have their lines', () =>
  expect(
    importedMarkdown(
      'a.mdx',
      "A {'*b* <c>'}{/* d */} {2}{true}.\n\n<pre>\n  <code>{`e\n\n    f \\`g\\``}</code>\n</pre>",
    ),
  ).toEqual(['A \\*b\\* \\<c> 2.\n\n```\ne\n\n    f `g`\n```\n', []]))

test.each([
  ['a < b {c d}\n\n'.repeat(300), /^a\.mdx: is no MDX: \d+:\d+: /],
  ['{b\n\n'.repeat(300), /^a\.mdx: is no MDX: more than 200 tags or braces have no beginning or no end/],
  ['</b>'.repeat(8_000), /^a\.mdx: is no MDX: more than 200 tags or braces have no beginning or no end/],
  ['<a></b>'.repeat(5_000), /^a\.mdx: is no MDX: /],
  ['<B>\n\n'.repeat(50_000), /^a\.mdx: it has more than 1000 HTML tags without an end/],
  ['<B>\n\n'.repeat(500), /^a\.mdx: is no MDX: more than 200 tags or braces have no beginning or no end/],
])('what is no MDX is left out: %#', (source, why) => expect(() => postIn('a.mdx', source)).toThrow(why))

test('signs that begin no tag are words, however many there are', { timeout: 10_000 }, () =>
  expect(importedMarkdown('a.mdx', `a < b ${'<'.repeat(20_000)}`)[0].slice(0, 5)).toBe('a < b'),
)

test.each(['>'.repeat(47_000), '- '.repeat(20_000)])(
  'what is within more quotations or lists than anybody writes is left out: %#',
  { timeout: 10_000 },
  (source) => expect(() => postIn('a.md', source)).toThrow('it has quotations or lists within 100 others'),
)

test.each([
  '<details><summary>a</summary>'.repeat(17_000),
  '<details>'.repeat(50_000),
  '<a href="x">'.repeat(34_000),
])(
  'what has more tags without an end than anybody writes is left out at once: %#',
  { timeout: 5_000 },
  (source) => expect(() => postIn('a.md', source)).toThrow('it has more than 1000 HTML tags without an end'),
)

test.each([
  [
    'a.mdx',
    `import A from "a"\n\n${'{\n\n'.repeat(25_000)}${'}'.repeat(25_000)}`,
    'it has brackets within 1000 others',
  ],
  [
    'a.mdx',
    `export const a = ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    'it has brackets within 1000 others',
  ],
  ['a.md', `<a ${'x="y" '.repeat(70_000)}>t</a>`, 'it has an HTML tag of more than 10000 characters'],
])('what no author writes is left out at once: %#', { timeout: 5_000 }, (name, source, why) =>
  expect(() => postIn(name, source)).toThrow(why),
)

test('generics in code are no tags', () =>
  expect(importedMarkdown('a.mdx', `\`\`\`java\n${'List<String> a;\n'.repeat(300)}\`\`\``)[1]).toEqual([]))
