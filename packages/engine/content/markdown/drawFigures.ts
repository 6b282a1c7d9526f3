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

/** What a drawing in the page may contain: shapes, text, and the classes that `prose.css` styles. */
const tagNames = 'svg g path line rect circle ellipse polyline polygon text tspan'.split(' ')
const attributes = [
  ...'className d x y x1 y1 x2 y2 dx dy width height rx ry cx cy r points transform textAnchor'.split(' '),
  'viewBox',
]
/** What it may contain besides, as nobody sees that it is left out. */
const strip = ['style', 'title', 'desc', 'metadata']
const unseen = ['xmlns', 'version', 'id', 'role', 'ariaLabel', 'ariaLabelledBy', 'ariaHidden']
/** How lines and words are drawn, by the names that `prose.css` and `docs/owner.md` give them. */
const classes = 'box heavy outline fine dash option load node shade strong note label'.split(' ')

const schema: Options = { tagNames, attributes: { '*': attributes }, strip }
const parser = unified().use(rehypeParse, { fragment: true })
const sanitizer = unified().use(rehypeSanitize, schema)

/**
 * Returns the drawing at the address of one of our pictures, if it is made for the theme. Any other is an image, which
 * browsers show as its author drew it, whatever it is made of, and in which nothing runs or loads.
 */
function drawingAt(src: string, alt: string): Element | undefined {
  const { file = '' } = pictureAt(src) ?? {}
  if (!isDrawing(file)) return undefined
  const parsed = parser.parse(readFileSync(file, 'utf8'))
  if (!isForTheme(elementsOf(parsed)[0])) return undefined
  const drawing = elementsOf(sanitizer.runSync(parsed))[0]
  return (
    drawing && {
      ...drawing,
      properties: { viewBox: String(drawing.properties.viewBox), role: 'img', ariaLabel: alt },
    }
  )
}

/** Whether a drawing names its lines as `prose.css` does, and loses nothing that is seen in a page. */
function isForTheme(drawing: Element | undefined): boolean {
  if (!drawing?.properties.viewBox) return false
  const shapes = shownIn(drawing)
  const named = shapes.flatMap(({ properties }) => [properties.className ?? []].flat().map(String))
  const hasOnly = ({ properties }: Element, allowed: string[]) =>
    Object.keys(properties).every((name) => allowed.includes(name) || unseen.includes(name))
  return (
    named.length > 0 &&
    named.every((name) => classes.includes(name)) &&
    hasOnly(drawing, ['viewBox', 'width', 'height']) &&
    shapes.every((shape) => tagNames.includes(shape.tagName) && hasOnly(shape, attributes))
  )
}

/** The elements below another that are not left out with all that is in them. */
function shownIn({ children }: Element): Element[] {
  return children.flatMap((child) =>
    child.type === 'element' && !strip.includes(child.tagName) ? [child, ...shownIn(child)] : [],
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
