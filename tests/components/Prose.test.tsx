import type { Slots } from '@lintel/engine/content/markdown/elements.tsx'
import { renderMarkdown } from '@lintel/engine/content/markdown/renderMarkdown.tsx'
import { Prose } from '@lintel/kit/Prose.tsx'
import { headingId } from '@lintel/rules/headingSlug.ts'
import { site } from '@site/data/site.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const html = (markdown: string, slots?: Slots) =>
  renderToStaticMarkup(<Prose headings={[]}>{renderMarkdown(markdown, slots).content}</Prose>)

describe('addresses of links and images', () => {
  it.each([
    'https://example.org/a?b=c#d',
    'http://example.org',
    'irc://irc.example.org/room',
    'ircs://irc.example.org/room',
    'mailto:hello@example.org',
    'xmpp:hello@example.org',
    '/contact',
    'relative/path',
    './here',
    '#heading',
    '?query=1',
    '//example.org/a',
    '/path:with-colon',
  ])('keeps %s', (address) => {
    expect(html(`[link](${address})`)).toContain(`href="${address}"`)
    expect(html(`![image](${address})`)).toContain(`src="${address}"`)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x09;script:alert(1)',
    '&#x6A;avascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'file:///etc/passwd',
    'ftp://example.org',
    'tel:+15550100',
    'blob:https://example.org/1',
    'view-source:https://example.org',
  ])('drops %s and keeps the words', (address) => {
    const link = html(`[the words](<${address}>)`)
    expect(link).toContain('the words')
    expect(link).not.toContain('href=')
    const image = html(`![the words](<${address}>)`)
    expect(image).toContain('the words')
    expect(image).not.toContain('<img')
  })

  it('guards links to other sites, and only those', () => {
    expect(html('[out](https://example.org)')).toContain('rel="noopener noreferrer"')
    expect(html('[out](//example.org)')).toContain('rel="noopener noreferrer"')
    expect(html('[out](HTTPS://example.org)')).toContain('rel="noopener noreferrer"')
    expect(html(`[out](${site.origin}.evil.example)`)).toContain('rel="noopener noreferrer"')
    for (const own of ['/contact', '#here', `${site.origin}/contact`, site.origin, 'mailto:a@example.org'])
      expect(html(`[in](${own})`)).not.toContain('rel=')
  })
})

it.each(['HTTPS://example.org', 'MailTo:hello@example.org'])(
  'keeps the scheme of %s, in small letters',
  (address) => {
    expect(html(`[link](${address})`)).toContain(
      `href="${address.replace(/^\w+/, (scheme) => scheme.toLowerCase())}"`,
    )
  },
)

describe('HTML in Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="alert(1)">word</b>',
    '<iframe src="https://example.org"></iframe>',
    '<p style="color: red">red</p>',
    '<p id="main">twice</p>',
    '<slot name="cookieTable"></slot>',
  ])('drops %s', (markdown) => {
    expect(html(markdown)).not.toMatch(/<(?:script|img|b|iframe|slot)|onclick|style=|id=/)
  })
})

describe('headings', () => {
  it('have ids by the rules of GitHub, each one once', () => {
    const used = new Map<string, number>()
    const slugs = [
      '1. Introduction',
      'What it is: `code` & more',
      'Über  Größe',
      'snake_case-kept',
      'a',
      'A',
      'a-1',
    ].map((heading) => headingId(heading, used))
    expect(slugs).toEqual([
      '1-introduction',
      'what-it-is-code--more',
      'über--größe',
      'snake_case-kept',
      'a',
      'a-1',
      'a-1-1',
    ])
  })

  it.each(['constructor', '__proto__', 'toString'])('take the word %s like any other', (word) => {
    expect(headingId(word, new Map())).toBe(word.toLowerCase())
  })

  it('never repeat an id of the frame or of the footnotes', () => {
    const body = html('## Main\n\n## Note fn 1\n\ntext[^1]\n\n## Footnote label\n\n[^1]: note')
    const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toContain('main-1')
    expect(ids).toContain('note-fn-1-1')
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are listed with the ids that stand in the text', () => {
    const markdown =
      '# Title\n\n## A *bold* [link](/x)\n\n```md\n## not a heading\n```\n\n### Below\n\nSetext\n------'
    expect(renderMarkdown(markdown).headings).toEqual([
      { level: 2, id: 'title', text: 'Title' },
      { level: 2, id: 'a-bold-link', text: 'A bold link' },
      { level: 3, id: 'below', text: 'Below' },
      { level: 2, id: 'setext', text: 'Setext' },
    ])
    expect(html(markdown)).toContain('<h2 id="a-bold-link">')
    expect(html(markdown)).not.toContain('<h1')
  })
})

describe('tables and code', () => {
  const table = '| Left | Right | Middle |\n|:--|--:|:-:|\n| a | b | c |'

  it('align by class and never by style', () => {
    const body = html(table)
    expect(body).not.toContain('style=')
    expect(body).not.toContain('align=')
    expect(body).toContain('<td data-column="Right" class="text-right">b</td>')
    expect(body).toContain('<th scope="col" class="text-center">Middle</th>')
  })

  it('name each row by its first cell, where there is one', () => {
    const body = html('| A | B |\n| - | - |\n| a | b |\n| | c |')
    expect(body).toContain('<th scope="row">a</th>')
    expect(body).toContain('<td></td>')
  })

  it('have a name, and can be scrolled by keyboard', () => {
    expect(html(table)).toContain('<section aria-label="Table 1: Left, Right, Middle" tabindex="0"')
    expect(html('```yaml\na: 1\n```')).toMatch(
      /<pre role="group" aria-label="Code 1 in yaml" tabindex="0" data-language="yaml">/,
    )
    expect(html('```\nplain\n```')).toContain('aria-label="Code 1"')
  })

  it('keep the words of code as they are', () => {
    const code = html('```html\n<b style="x">&amp;</b>\n```').replace(/<[^>]*>/g, '')
    expect(code.trim()).toBe('&lt;b style=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;')
  })
})

describe('lists of tasks', () => {
  it.each([
    ['tight', '- [ ] open\n- [x] done\n  - inner'],
    ['loose', '- [ ] open\n\n- [x] done\n\n  more'],
  ])('name each checkbox by its words when %s', (_, markdown) => {
    const body = html(markdown)
    expect(body).toMatch(/<label><input type="checkbox" disabled=""\/> open/)
    expect(body).toMatch(/<label><input type="checkbox" disabled="" checked=""\/> done/)
    expect(body).not.toMatch(/<label>(?:(?!<\/label>)[\s\S])*<(?:ul|p)/)
  })
})

describe('footnotes', () => {
  const body = html('one[^a] two[^b] again[^a]\n\n[^a]: first\n[^b]: second')

  it('link to their note and back', () => {
    const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    const targets = [...body.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const target of targets) expect(ids).toContain(target)
  })

  it('have a heading, and a name of its own for each way back', () => {
    expect(body).toContain('<h2 class="sr-only" id="footnote-label">Footnotes</h2>')
    const names = [...body.matchAll(/aria-label="(Back to reference [^"]*)"/g)].map(([, name]) => name)
    expect(names).toEqual(['Back to reference 1', 'Back to reference 1-2', 'Back to reference 2'])
  })
})

describe('slots', () => {
  it('are filled by the page', () => {
    expect(html('before\n\n{{here}}\n\nafter', { here: <hr className="mine" /> })).toMatch(
      /before<\/p>\s*<hr class="mine"\/>\s*<p>after/,
    )
  })

  it('are words where the page fills none', () => {
    expect(html('{{here}}')).toContain('<p>{{here}}</p>')
  })

  it('must not stay empty', () => {
    expect(() => html('{{nowhere}}', {})).toThrow('{{nowhere}}')
    expect(() => html('{{constructor}}', {})).toThrow('{{constructor}}')
  })
})
