import { sectionsIn } from '@lintel/engine/outputs/search/sections.ts'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'

const sections = (main: string) =>
  sectionsIn(parse(`<main id="main">${main}</main>`).querySelector('main') ?? parse(''))

test('text stands under its heading, with the nearest id where its words are another', () => {
  const html = `<h1>Title</h1><p>Lead &amp; <em>more</em>. Second.</p>
    <section id="part"><p class="label pt-4">01 / Label</p><h2>Part</h2><p>One.</p><h3>Inner</h3><p>Two.</p></section>
    <h2 id="own">Own</h2><p>Three.</p>`
  expect(sections(html)).toEqual([
    { heading: 'Title', anchor: '', blocks: [{ sentences: ['Lead & more.', 'Second.'] }] },
    { heading: 'Part', context: 'Label', blocks: [{ sentences: ['One.'] }] },
    { heading: 'Inner', context: 'Part Label', anchor: 'part', blocks: [{ sentences: ['Two.'] }] },
    { heading: 'Own', blocks: [{ sentences: ['Three.'] }] },
  ])
})

test('lists keep their items, and labels stay with what they name', () => {
  const html = `<h2>Head</h2><h4>Features</h4><ul><li>First<br/> item</li><li>Second</li></ul>
    <p class="label">Risk</p><p>It fails.</p><dl><dt>Response</dt><dd>4 hours</dd></dl>`
  expect(sections(html)[0]?.blocks).toEqual([
    { label: 'Features', isList: true, sentences: ['First item', 'Second'] },
    { label: 'Risk', sentences: ['It fails.'] },
    { label: 'Response', sentences: ['4 hours'] },
  ])
})

test('what is folded away is a list with its label, and words on lines of their own stay apart', () => {
  const html = `<h2>Head</h2><dl><dt>Cloud</dt><dd><details class="fold"><summary>Cloud <span>2</span></summary>
    <ul><li>One</li><li>Two</li></ul></details></dd></dl><div><svg></svg><p class="label">A caption</p></div>
    <p><span class="block">14%</span><span class="mt-1 block">less</span></p>`
  expect(sections(html)[0]?.blocks).toEqual([
    { label: 'Cloud', isList: true, sentences: ['One', 'Two'] },
    { isCaption: true, sentences: ['A caption'] },
    { sentences: ['14% less'] },
  ])
})

test('lines of a cell are sentences of their own, and an item stands without the label of its kind', () => {
  const html = `<table><thead><tr><th>Step</th><th>Price</th></tr></thead><tbody><tr><th id="survey">Survey</th>
    <td><span class="block">Fixed</span><span class="block">Agreed before. Never more.</span></td></tr></tbody></table>
    <h2>You get</h2><ul><li><p class="label">The facts</p>A map</li></ul>`
  expect(sections(html).map(({ blocks }) => blocks)).toEqual([
    [{ label: 'Price', sentences: ['Fixed', 'Agreed before.', 'Never more.'] }],
    [{ isList: true, sentences: ['A map'] }],
  ])
})

test('a label has its lines apart, and the name of a column that only phones show is not said twice', () => {
  const html = `<h2>Phases</h2><p class="label">1 week <span class="block">Discover</span></p><p>We ask.</p>
    <p class="label">02 <span>Design</span></p><p>We draw.</p>
    <table><thead><tr><th>Threat</th><th>Effect</th></tr></thead><tbody><tr>
    <td><span class="label block">T2</span><span class="block">A forged letter.</span></td><td>High</td></tr>
    <tr><th id="survey">Survey</th><td><span class="block" aria-hidden="true">Effect</span><span class="block">Fixed</span>
    <span class="block">Agreed before.</span></td></tr></tbody></table>`
  expect(sections(html).map(({ blocks }) => blocks)).toEqual([
    [
      { label: '1 week: Discover', sentences: ['We ask.'] },
      { label: '02 Design', sentences: ['We draw.'] },
      { label: 'T2: A forged letter.', isList: true, sentences: ['Effect: High'] },
    ],
    [{ label: 'Effect', sentences: ['Fixed', 'Agreed before.'] }],
  ])
})

test('an answer keeps its words beside the way on, which is no text', () => {
  const way = '<ul><li><a href="/prices">Prices</a></li></ul>'
  const html = `<h2>Head</h2><p><a href="/more">More</a></p><p><a href="mailto:a@b.example">a@b.example</a> reads it</p>
    <h4>Checks</h4>${way}
    <dl><dt>What is it?</dt><dd>The price is fixed.${way}</dd><dt>Email</dt><dd><a href="mailto:a@b.example">a@b.example</a></dd></dl>`
  expect(sections(html).map(({ blocks }) => blocks)).toEqual([
    [{ sentences: ['a@b.example reads it'] }, { label: 'Checks', isList: true, sentences: ['Prices'] }],
    [{ sentences: ['The price is fixed.'] }, { label: 'Email', sentences: ['a@b.example'] }],
  ])
})

test('the words that begin a list stay with it', () => {
  expect(sections('<h2>Rules</h2><p>Read this. You must not:</p><ul><li>copy;</li></ul>')[0]?.blocks).toEqual(
    [{ sentences: ['Read this.'] }, { label: 'You must not:', isList: true, sentences: ['copy;'] }],
  )
})

test('what a card says above its heading belongs under it', () => {
  const card = (name: string) => `<li><p>Result of ${name}.</p><h3>${name}</h3><p>About ${name}.</p></li>`
  expect(sections(`<h2>All</h2><ul>${card('A')}${card('B')}</ul>`)).toEqual([
    {
      heading: 'A',
      context: 'All',
      anchor: '',
      blocks: [{ sentences: ['Result of A.'] }, { sentences: ['About A.'] }],
    },
    {
      heading: 'B',
      context: 'All',
      anchor: '',
      blocks: [{ sentences: ['Result of B.'] }, { sentences: ['About B.'] }],
    },
  ])
})

test('rows with a heading are sections, their cells under the heading of the column', () => {
  const table = `<table><thead><tr><th>Name</th><th>Use</th></tr></thead>
    <tbody><tr><th id="theme">theme</th><td><span aria-hidden="true">Use</span>Remembers.</td></tr></tbody></table>`
  expect(sections(`<h2 id="table">Table</h2>${table}<p>After.</p>`)).toEqual([
    { heading: 'Table', blocks: [{ sentences: ['After.'] }] },
    {
      heading: 'theme',
      context: 'Table',
      blocks: [{ label: 'Use', sentences: ['Remembers.'] }],
    },
  ])
})

test('rows whose heading nobody can link to are lists under it', () => {
  const table = `<table><thead><tr><th>Gate</th><th>Passes when</th><th>Else</th></tr></thead>
    <tbody><tr><th scope="row">Owner</th><td>One wants it</td><td>Stop.</td></tr></tbody></table>`
  expect(sections(`<h2>Gates</h2>${table}`)[0]?.blocks).toEqual([
    { label: 'Owner', isList: true, sentences: ['Passes when: One wants it', 'Else: Stop.'] },
  ])
})

test('an item that has a label of its own keeps its words', () => {
  expect(
    sections('<h2>Head</h2><h4>Deliverables</h4><ul><li><p>The facts</p>Current-state map</li></ul>')[0]
      ?.blocks,
  ).toEqual([{ label: 'Deliverables', isList: true, sentences: ['The facts Current-state map'] }])
})

test('what is made up is read on specimens alone, and marked', () => {
  const html = '<h2>Fields</h2><p>A note.</p><div data-made-up><p>Ten fields.</p></div><p>After.</p>'
  const main = parse(`<main>${html}</main>`).querySelector('main') ?? parse('')
  expect(sectionsIn(main)[0]?.blocks).toEqual([{ sentences: ['A note.'] }, { sentences: ['After.'] }])
  expect(sectionsIn(main, true)[0]?.blocks[1]).toEqual({ isMadeUp: true, sentences: ['Ten fields.'] })
})

test('navigation, islands, code, facts about an article and what paper does not show are left out', () => {
  const html = `<h1>Title</h1><nav><p>Crumbs</p></nav><page-island><p>Form</p></page-island><pre>code</pre>
    <dl data-unquoted><dt>Author</dt><dd>Team</dd></dl><p data-print="hide">Share</p><svg><text>Drawing</text></svg>
    <section data-footnotes="true"><p>Note</p></section><script>if (a > b) c()</script><p>Kept.</p>`
  expect(sections(html).flatMap(({ blocks }) => blocks)).toEqual([{ sentences: ['Kept.'] }])
})

test('an option of a made-up document has its verdict in its label', () => {
  const option = '<li><div><h3>A. A template</h3><span>Rejected</span></div><p>One for each.</p></li>'
  const main = parse(`<main data-made-up><h2>Options</h2><ol>${option}</ol></main>`)
  expect(sectionsIn(main, true)[0]?.blocks).toEqual([
    { label: 'A. A template: Rejected', isMadeUp: true, sentences: ['One for each.'] },
  ])
})
