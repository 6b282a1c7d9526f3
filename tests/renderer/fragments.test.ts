import { expect, test } from 'vitest'
import { markOf, withFragments } from '#renderer/fragments.ts'

/** Renders what it is given as it is, and tells how often. */
function renderer() {
  const rendered: string[] = []
  return {
    rendered,
    render: (fragment: unknown, name: string) => {
      rendered.push(name)
      return String(fragment)
    },
  }
}

test('what is marked in many places is rendered once, and stands in all of them', () => {
  const { rendered, render } = renderer()
  const page = () => `<p>${markOf('foot', '<i>© “Firm”</i>')}</p>`
  expect(withFragments(page() + page(), render)).toBe('<p><i>© “Firm”</i></p><p><i>© “Firm”</i></p>')
  expect(withFragments(page(), render)).toBe('<p><i>© “Firm”</i></p>')
  expect(rendered).toEqual(['foot'])
})

test('what is marked within a fragment is put there the next time', () => {
  const { rendered, render } = renderer()
  const card = markOf('card 2 a-post_1', `<a>${markOf('drawing a-post', '<path/>')}</a>`)
  const once = withFragments(card, render)
  expect(withFragments(once, render)).toBe('<a><path/></a>')
  expect(withFragments(withFragments(card, render), render)).toBe('<a><path/></a>')
  expect(rendered).toEqual(['card 2 a-post_1', 'drawing a-post'])
})

test.each(['\uE000nobody\uE001', '\uE000', '\uE000<b>\uE001'])(
  'a text that looks like a mark stays: %j',
  (text) => {
    expect(withFragments(text, renderer().render)).toBe(text)
  },
)
