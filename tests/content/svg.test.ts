import { globSync, readFileSync } from 'node:fs'
import { readSvg } from '@lintel/engine/content/svg.ts'
import { describe, expect, test } from 'vitest'
import naughty from '../functions/fixtures/naughty-strings.json' with { type: 'json' }

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"'
const drawing = (content: string) => `${open}>${content}</svg>`

describe('a drawing is read', () => {
  test.each(globSync('{content,public}/**/*.svg'))('%s', (file) => {
    expect(readSvg(readFileSync(file))[0]).toMatchObject({ name: 'svg' })
  })

  test.each([
    ['shapes and words', '<path d="M0 0h9"/><text x="1" y="2">Gate &amp; <tspan>door</tspan></text>'],
    [
      'a style sheet',
      '<style>path { fill: rgb(1 2 3) } @media (prefers-color-scheme: dark) { path:not(.a) { fill: url(#g) } }</style>',
    ],
    ['a style sheet of its own kind', '<style type="text/css"><![CDATA[ .a > .b { fill: #fff } ]]></style>'],
    [
      'a gradient, made of another',
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient><linearGradient id="b" xlink:href="#a"/></defs><path fill="url(#b)" d=""/>',
    ],
    ['a shape that is used twice', '<path id="p" d=""/><use href="#p"/><use xlink:href="#p"/>'],
    [
      'styles of an element',
      '<path style="fill:#fff;clip-path:url(\'#c\')" d=""/><clipPath id="c"><path d=""/></clipPath>',
    ],
    [
      'its title and what Inkscape notes',
      '<title>T</title><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li>a</rdf:li></rdf:RDF></metadata><g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="Layer (1)"/>',
    ],
    [
      'definitions, clips, masks, markers and symbols',
      '<defs><clipPath id="c"><rect/></clipPath><mask id="m"><circle r="1"/></mask><marker id="e"><path d=""/></marker><symbol id="s" viewBox="0 0 1 1"><desc>D</desc></symbol></defs><use href="#s" clip-path="url(#c)" mask="url(#m)" marker-end="url(#e)" opacity="0.5"/>',
    ],
    [
      'a note of any name',
      '<metadata><i:constructor xmlns:i="http://www.inkscape.org/namespaces/inkscape"/></metadata>',
    ],
    ['a comment', '<!-- <script>alert(1)</script> -->'],
    ['a namespace that has a name', '<s:path xmlns:s="http://www.w3.org/2000/svg" d=""/>'],
    ['space that is kept', '<text xml:space="preserve" xml:lang="en"> a </text>'],
  ])('with %s', (_, content) => expect(readSvg(drawing(content)).length).toBeGreaterThan(0))

  test('with a declaration, and a byte order mark', () => {
    expect(
      readSvg(`\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${drawing('')}`),
    ).toHaveLength(1)
  })

  test('as its elements, with their attributes', () => {
    expect(
      readSvg(drawing('<g><path d="M0"/></g>')).map(({ name, attributes }) => [name, attributes.d]),
    ).toEqual([
      ['svg', undefined],
      ['g', undefined],
      ['path', 'M0'],
    ])
  })

  test.each(naughty)('whose words are %j', (text) => {
    const allowed = text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    const escaped = allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(
      readSvg(drawing(`<text aria-label="${escaped.replaceAll('"', '&quot;')}">${escaped}</text>`)),
    ).toHaveLength(2)
  })
})

const many = (part: string, count = 1000) => part.repeat(count)

describe('a drawing that draws too much is refused', () => {
  const shapes = many('<path d=""/>')
  test.each([
    ['uses', `<g id="a">${shapes}</g><g id="b">${many('<use href="#a"/>')}</g><use href="#b"/>`],
    [
      'uses in a style',
      `<style>rect { fill: url(#a) }</style><pattern id="a">${shapes}</pattern>${many('<rect/>')}`,
    ],
    ['patterns', `<pattern id="a">${shapes}</pattern>${many('<rect fill="url(#a)"/>')}`],
    ['inherited patterns', `<pattern id="a">${shapes}</pattern><g stroke="url(#a)">${many('<rect/>')}</g>`],
    [
      'patterns that a use hands on',
      `<pattern id="p">${shapes}</pattern><g id="a">${shapes}</g><use href="#a" fill="url(#p)"/>`,
    ],
    [
      'markers by a variable',
      `<style>path { --m: url(#a); marker: var(--m) }</style><marker id="a">${shapes}</marker><path d="M0 0${many(' 1 1')}"/>`,
    ],
    [
      'patterns of a class',
      `<style>.b, .c { fill: url(#a) }</style><pattern id="a">${shapes}</pattern>${many('<rect class="c"/>')}`,
    ],
    ['masks', `<mask id="a">${shapes}</mask>${many('<rect mask="url(#a)"/>')}`],
    ['small masks', `<mask id="a"/>${many('<rect style="mask: url(#a)"/>', 2000)}`],
    ['clips', `<clipPath id="a">${shapes}</clipPath>${many('<rect clip-path="url(#a)"/>')}`],
    [
      'filters',
      `<filter id="a">${many('<feGaussianBlur/>', 40)}</filter>${many('<rect filter="url(#a)"/>', 40)}`,
    ],
    ['markers', `<marker id="a">${shapes}</marker><path marker-mid="url(#a)" d="M0 0${many(' 1 1')}"/>`],
    [
      'styles that lead in a circle',
      '<style>.b { fill: url(#a) }</style><pattern id="a"><rect class="b"/></pattern>',
    ],
    [
      'gradients that lead in a circle',
      '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>',
    ],
  ])('by %s', (_, content) => expect(() => readSvg(drawing(content))).toThrow('references'))

  test.each([
    ['one pattern for all', `<pattern id="a"><path d=""/></pattern>${many('<rect fill="url(#a)"/>')}`],
    [
      'clips of groups',
      `<clipPath id="a"><rect/></clipPath>${many(`<g clip-path="url(#a)">${many('<path/>', 20)}</g>`, 300)}`,
    ],
    [
      'gradients of classes',
      `<style>.a{fill:url(#g)}.b{clip-path:url(#c)}</style><clipPath id="c"><rect/></clipPath><linearGradient id="g"><stop/><stop/></linearGradient>${many('<path class="a b"/>')}`,
    ],
    ['signs of a map', `<symbol id="a">${many('<path/>', 10)}</symbol>${many('<use href="#a"/>')}`],
  ])('and one is read with %s', (_, content) => expect(readSvg(drawing(content)).length).toBeGreaterThan(0))
})

describe('a drawing is refused', () => {
  test.each([
    ['<script>', '<script>alert(1)</script>'],
    ['<script>', '<script href="data:text/javascript,alert(1)"/>'],
    ['<SCRIPT>', '<SCRIPT>alert(1)</SCRIPT>'],
    ['<s:script>', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['<h:script>', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    ['<h:iframe>', '<metadata><h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="/"/></metadata>'],
    ['<x:path>', '<x:path xmlns:x="http://example.com/"/>'],
    ['<handler>', '<handler type="text/javascript">alert(1)</handler>'],
    ['onload', '<path onload="alert(1)"/>'],
    ['onload', '<path onload ="alert(1)"/>'],
    ['onload', '<path onload\n=\n"alert(1)"/>'],
    ['onLoad', '<path onLoad="alert(1)"/>'],
    ['ev:event', '<path xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load"/>'],
    ['<foreignObject>', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['<image>', '<image href="https://elsewhere.example/a.png"/>'],
    ['<image>', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['<feImage>', '<filter><feImage href="https://elsewhere.example/a.png"/></filter>'],
    ['<a>', '<a href="javascript:alert(1)"><text>a</text></a>'],
    ['<animate>', '<path id="p"><animate attributeName="href" to="javascript:alert(1)"/></path>'],
    ['<set>', '<set attributeName="onload" to="alert(1)"/>'],
    ['<animateTransform>', '<animateTransform attributeName="transform"/>'],
    ['href=', '<use href="https://elsewhere.example/a.svg#a"/>'],
    ['href=', '<use href="other.svg#a"/>'],
    ['href=', '<use href="data:image/svg+xml,a#a"/>'],
    ['href=', '<use href=" javascript:alert(1)"/>'],
    ['xlink:href=', '<use xlink:href="//elsewhere.example/a.svg#a"/>'],
    ['x:href=', '<use xmlns:x="http://www.w3.org/1999/xlink" x:href ="other.svg#a"/>'],
    ['xml:base', '<g xml:base="https://elsewhere.example/"><use href="#a"/></g>'],
    ['@import', '<style>@import "https://elsewhere.example/a.css";</style>'],
    ['@IMPORT', '<style>@IMPORT "a.css";</style>'],
    ['@font-face', '<style>@font-face { font-family: a }</style>'],
    ['@', '<style>@\\69mport "a.css";</style>'],
    ['72l(…)', '<style>path { fill: u\\72l(a) }</style>'],
    ['\\', '<style>path { fill: \\75 rl }</style>'],
    ['url(…) in <style>', '<style>path { fill: url(https://elsewhere.example/a.svg#a) }</style>'],
    ['URL(…) in <style>', '<style>path { fill: URL( "//elsewhere.example" ) }</style>'],
    ['url(…) in <style>', '<style><![CDATA[path { fill: url(data:image/png;base64,a) }]]></style>'],
    ['url(…) in <style>', '<style>path { fill: u<!-- -->rl(a) }</style>'],
    ['url(…) in <style>', '<style>path { fill: &#117;rl(a) }</style>'],
    ['image-set(…) in <style>', '<style>svg { background: image-set("a.png" 1x) }</style>'],
    ['src(…) in <style>', '<style>svg { background: src("a.png") }</style>'],
    ['expression(…) in style', '<path style="width: expression(alert(1))"/>'],
    ['url(…) in style', '<path style="fill: url(other.svg#a)"/>'],
    ['url(…) in fill', '<path fill="url(https://elsewhere.example/a.svg#a)"/>'],
    ['url(…) in filter', '<path filter="url(\'other.svg#a\')"/>'],
    ['< in <style>', '<style>&lt;/style>&lt;img src=x></style>'],
    ['<g> in <style>', '<style>path { fill: u<g/>rl(a) }</style>'],
    ['<?xml-stylesheet?>', '<?xml-stylesheet href="a.xsl"?>'],
    ['<?php?>', '<?php echo 1 ?>'],
    ['entity', '<text>&script;</text>'],
    ['disallowed', '<path d="M0"'],
    ['unexpected close', '<g><path></g>'],
    ['duplicate', '<path d="a" d="b"/>'],
    ['unclosed', '<text>a & b</text>'],
    ['unbound', '<s:path/>'],
    ['references', '<use id="a" href="#b"/><g id="b"><use href="#a"/></g>'],
    [
      'references',
      `<path id="a0" d=""/>${Array.from({ length: 30 }, (_, index) => `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/></g>`).join('')}<use href="#a30"/>`,
    ],
  ])('for %s in %s', (named, content) => {
    expect(() => readSvg(drawing(content))).toThrow(named)
  })

  test.each([
    ['<!DOCTYPE>', `<!DOCTYPE svg>${drawing('')}`],
    [
      '<!DOCTYPE>',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${drawing('')}`,
    ],
    ['<!DOCTYPE>', `<!DOCTYPE svg [<!ENTITY s "&#60;script>alert(1)&#60;/script>">]>${drawing('&s;')}`],
    ['<?xml-stylesheet?>', `<?xml-stylesheet type="text/xsl" href="a.xsl"?>${drawing('')}`],
    ['encoding', `<?xml version="1.0" encoding="utf-7"?>${drawing('')}`],
    ['encoding', `<?xml version="1.0" encoding="iso-2022-jp"?>${drawing('')}`],
    ['encoding', `<?xml version="1.1"?>${drawing('')}`],
    ['<html> ', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['<g> around', '<g xmlns="http://www.w3.org/2000/svg"/>'],
    ['', ''],
    ['', 'no markup'],
    ['onload', `${open} onload="alert(1)"/>`],
    ['', `${drawing('')}<script/>`],
    ['', `${drawing('')}${drawing('')}`],
  ])('for %s in %s', (named, source) => expect(() => readSvg(source)).toThrow(named.trim()))

  test('for bytes that browsers could take for other text', () => {
    expect(() => readSvg(Buffer.from(`\uFEFF${drawing('')}`, 'utf16le'))).toThrow('UTF-8')
    expect(() => readSvg(Buffer.concat([Buffer.from(drawing('')), Buffer.from([0xff])]))).toThrow('UTF-8')
    expect(() => readSvg(drawing(' '.repeat(6_000_000)))).toThrow('MB')
  })

  test.each([
    'a'.repeat(2_000_000),
    `.a${' '.repeat(1_000_000)}!{fill:url(#a)}`,
    '.a{fill:url(#a)}'.repeat(200_000),
  ])('or read at once, whatever its style is', (style) => {
    expect(() => readSvg(`${drawing(`<style>${style}</style>`)}<g/>`)).toThrow()
  })

  test('for elements within each other without end', () => {
    expect(() => readSvg(drawing('<g>'.repeat(100_000)))).toThrow('within more than')
  })

  test('with the line', () => {
    expect(() => readSvg(`${open}>\n<g>\n<script/></g></svg>`)).toThrow('<script> on line 3')
  })

  test.each(naughty.filter((text) => /<[a-z?/]/i.test(text.replace(/^<!--.*-->$/, ''))))(
    'for the markup %j',
    (text) => {
      expect(() => readSvg(drawing(text))).toThrow()
    },
  )
})
