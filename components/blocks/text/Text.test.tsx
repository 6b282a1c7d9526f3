import { parseRecord } from '@lintel/engine/content/records.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { text as schema } from './schema.ts'
import { Text } from './Text.tsx'

const render = (text: string, title?: string) =>
  renderToStaticMarkup(<Text block="text" title={title} text={text} />)

test('Markdown becomes paragraphs, lists and links, beside the title', () => {
  const html = render('One.\n\n- **Two**\n- [three](/about)\n\n# Four', 'Why now')
  expect(html).toMatch(/<h2[^>]*>Why now<\/h2>/)
  for (const part of ['<p>One.</p>', '<strong>Two</strong>', '<a href="/about"', '<h3>Four</h3>'])
    expect(html).toContain(part)
})

test('without a title, its headings are those of sections', () =>
  expect(render('One.\n\n### Two')).toMatch(/^(?:(?!<h).)*<h2>Two<\/h2>/s))

const diagnosticsOf = (text: string) =>
  parseRecord('page.yaml', JSON.stringify({ block: 'text', text }), schema, { tokens: {}, claims: {} })
    .diagnostics

test.each([
  ['a picture', 'One ![a plan](images/plan.png)', /block “Picture”/],
  ['a footnote', 'One.[^1]\n\n[^1]: Two.', /footnote/],
  ['markup', 'One <script>two</script>', /markup/],
])('%s is refused with what to do', (_, text, fix) => {
  expect(diagnosticsOf(text)).toMatchObject([{ field: 'text', fix: expect.stringMatching(fix) }])
})
