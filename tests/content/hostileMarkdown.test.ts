import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { executableFrontMatter } from '#tests/support/hostile/frontMatter.ts'
import { hostileMarkdown } from '#tests/support/hostile/markdown.ts'
import { articleHtml } from './articleHtml.ts'

const allowedElements =
  /^(?:a|abbr|b|blockquote|br|code|dd|del|details|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|input|ins|kbd|label|li|ol|p|pre|q|s|section|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|ul)$/
const allowedAddress = /^(?:https?:|ircs?:|mailto:|xmpp:|[^:]*$|[^:]*[/?#])/i

describe.each(Object.entries(hostileMarkdown))('%s', (_, vectors) => {
  test.each(vectors)('%s', (markdown) => {
    const html = articleHtml(markdown)
    for (const element of parse(html).querySelectorAll('*')) {
      expect(element.rawTagName).toMatch(allowedElements)
      for (const [name, value] of Object.entries(element.attributes)) {
        expect(name, html).not.toMatch(/^(?:on|style$|name$|srcdoc$|form)/i)
        if (name === 'href' || name === 'src') expect(value, html).toMatch(allowedAddress)
      }
    }
  })
})

test.each(Object.entries(executableFrontMatter))('%s is no post', (file, source) => {
  const { post, errors } = parsePost(file, source)
  expect(post).toBeNull()
  expect(errors).toHaveLength(1)
})
