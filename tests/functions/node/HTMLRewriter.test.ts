import { HTMLRewriter } from '@lintel/edge/node/HTMLRewriter.ts'
import { expect, test } from 'vitest'

/** What a serializer would write in another way. */
const page = `<!DOCTYPE html>
<html lang=en><!-- a  comment --><head><title>One &amp; "two"</title>
<script>if (1 < 2) document.write("<p class='x'>")</script></head>
<body ><P CLASS='a  b' hidden>It&rsquo;s <b>bold</b> <br/><img src=a.png alt>
<input data-query value='old' disabled><i>gone</i >
<div data-results="top"><p>unclosed</div></body></html>\r\n`

const rewrite = (rewriter: HTMLRewriter) => rewriter.transform(new Response(page)).text()

test('a page in which nothing is to change stays as it is, to the byte', async () => {
  expect(await rewrite(new HTMLRewriter())).toBe(page)
  expect(
    await rewrite(new HTMLRewriter().on('[data-nothing]', { element: (element) => void element.remove() })),
  ).toBe(page)
})

test('nothing changes beside what is changed', async () => {
  const rewriter = new HTMLRewriter()
    .on('head > title', { element: (title) => void title.setInnerContent('A < B') })
    .on('b', { element: (element) => void element.prepend('very & ').after('<hr>', { html: true }) })
    .on('i', { element: (element) => void element.remove() })
    .on('[data-query]', {
      element: (field) => void field.setAttribute('value', 'a "b"').removeAttribute('disabled'),
    })
    .on('[data-results]', { element: (element) => void element.setAttribute('id', 'x') })
    .on('[data-results]', { element: (element) => void element.setInnerContent('<ol></ol>', { html: true }) })
  expect(await rewrite(rewriter)).toBe(
    page
      .replace('One &amp; "two"', 'A &lt; B')
      .replace('<b>bold</b>', '<b>very &amp; bold</b><hr>')
      .replace('<i>gone</i >', '')
      .replace("value='old' disabled", 'value="a &quot;b&quot;"')
      .replace('<div data-results="top"><p>unclosed', '<div data-results="top" id="x"><ol></ol>'),
  )
})

test('a value that reads like attributes stays one', async () => {
  const rewriter = new HTMLRewriter().on('[data-query]', {
    element: (field) =>
      void field
        .setAttribute('value', 'x aria-invalid onfocus=alert(1) disabled y')
        .setAttribute('aria-invalid', 'true')
        .removeAttribute('disabled'),
  })
  expect(await rewrite(rewriter)).toContain(
    '<input data-query value="x aria-invalid onfocus=alert(1) disabled y" aria-invalid="true">',
  )
})
