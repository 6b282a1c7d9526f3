import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Quote } from './Quote.tsx'

const ada = {
  id: 'ada',
  href: '',
  sheet: 1,
  sheets: 1,
  words: 'They drew it first.',
  name: 'Ada',
  firm: 'Mill Ltd',
  permittedBy: 'Ada',
  permitted: '2026-01-01',
  until: null,
  revoked: null,
}
const render = (quote: Parameters<typeof Quote>[0]['quote']) =>
  renderToStaticMarkup(<Quote block="quote" quote={quote} />).replaceAll(/<!-- -->| class="[^"]*"/g, '')

test('a quote stands over who said it', () => {
  expect(render(ada)).toBe(
    '<section><figure><blockquote><p>They drew it first.</p></blockquote><figcaption><cite>Ada</cite>, Mill Ltd</figcaption></figure></section>',
  )
  expect(render({ ...ada, role: 'Head of works' })).toContain('<cite>Ada</cite>, Head of works, Mill Ltd')
})
