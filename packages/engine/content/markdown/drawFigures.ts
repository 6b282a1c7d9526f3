import { readFileSync } from 'node:fs'
import { fillIn } from '@lintel/rules/fillIn.ts'
import type { Element, ElementContent, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import { unified } from 'unified'
import { isDrawing, pictureAt } from '../pictures.ts'
import { getContent } from '../store.ts'
import { elementsOf } from './nodes.ts'

/**
 * Turns an image that is alone in its paragraph and has a title into a figure, with the title as its caption.
 * An SVG drawing is inlined, so that it follows the theme's colors and uses the site's typeface.
 */
export function drawFigures(tree: Root) {
  const strings = getContent('interface', 'controls').article
  let number = 0
  for (const paragraph of elementsOf(tree).filter(({ tagName }) => tagName === 'p')) {
    const [image, ...others] = paragraph.children
    if (image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) continue
    const { title, src, alt } = image.properties
    const drawing = drawingAt(String(src), String(alt))
    if (!title && !drawing) continue
    delete image.properties.title
    number += 1
    paragraph.tagName = 'figure'
    paragraph.children = [
      drawing ?? image,
      element('figcaption', {}, [
        element('span', { className: ['label'] }, [text(fillIn(strings.figure, { number }))]),
        ...(title ? [text(` ${title}`)] : []),
      ]),
    ]
  }
}

/** What a drawing may contain: shapes, text, and the classes that `prose.css` styles. */
const schema: Options = {
  tagNames: 'svg g path line rect circle ellipse polyline polygon text tspan'.split(' '),
  attributes: {
    '*': 'className d x y x1 y1 x2 y2 dx dy width height rx ry cx cy r points transform textAnchor viewBox'.split(
      ' ',
    ),
  },
  strip: ['script', 'style', 'title', 'desc', 'metadata'],
}
const parser = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, schema)

/** Returns the drawing at the address of one of our pictures. */
function drawingAt(src: string, alt: string): Element | undefined {
  const { file = '' } = pictureAt(src) ?? {}
  if (!isDrawing(file)) return undefined
  const drawing = elementsOf(parser.runSync(parser.parse(readFileSync(file, 'utf8'))))[0]
  return (
    drawing && {
      ...drawing,
      properties: { viewBox: String(drawing.properties.viewBox), role: 'img', ariaLabel: alt },
    }
  )
}

const text = (value: string): ElementContent => ({ type: 'text', value })

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
