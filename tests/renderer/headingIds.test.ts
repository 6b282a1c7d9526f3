import { expect, test } from 'vitest'
import { withHeadingIds } from '#renderer/headingIds.ts'

const inMain = (html: string) => `<h2>Before</h2><main id="main">${html}</main><h2>After</h2>`

test.each([
  ['<h2>Last words</h2>', '<h2 id="last-words">Last words</h2>'],
  [
    '<h3 class="text-h3">Cuts &amp; bruises</h3>',
    '<h3 id="cuts--bruises" class="text-h3">Cuts &amp; bruises</h3>',
  ],
  [
    '<h2><span class="sr-only">An</span> <em>inner</em> one</h2>',
    '<h2 id="an-inner-one"><span class="sr-only">An</span> <em>inner</em> one</h2>',
  ],
  ['<h2>Twice</h2><h3>Twice</h3>', '<h2 id="twice">Twice</h2><h3 id="twice-1">Twice</h3>'],
  ['<p id="taken"></p><h2>Taken</h2>', '<p id="taken"></p><h2 id="taken-1">Taken</h2>'],
  ['<h2 id="own" class="a">Own</h2>', '<h2 id="own" class="a">Own</h2>'],
  ['<h2 class="a" id="own">Own</h2>', '<h2 class="a" id="own">Own</h2>'],
  [
    '<th scope="row" class="b">Row</th><th scope="col">Column</th>',
    '<th scope="row" id="row" class="b">Row</th><th scope="col">Column</th>',
  ],
  [
    '<section id="part"><h2>Part</h2></section><section><h2>Next</h2></section>',
    '<section id="part"><h2>Part</h2></section><section><h2 id="next">Next</h2></section>',
  ],
  [
    '<section id="part"><section><h3>Inner</h3></section><h2>Part</h2></section><h2>Next</h2>',
    '<section id="part"><section><h3>Inner</h3></section><h2>Part</h2></section><h2 id="next">Next</h2>',
  ],
  [
    '<section><section id="part"><h3>Inner</h3></section><h2>Outer</h2></section>',
    '<section><section id="part"><h3>Inner</h3></section><h2 id="outer">Outer</h2></section>',
  ],
  // React would find other headings than those it hydrates.
  [
    '<page-island data-a="b"><h2>Form</h2></page-island><h2>Next</h2>',
    '<page-island data-a="b"><h2>Form</h2></page-island><h2 id="next">Next</h2>',
  ],
])('%s becomes %s', (html, expected) => {
  expect(withHeadingIds(inMain(html))).toBe(inMain(expected))
})
