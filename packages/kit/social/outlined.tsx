import { elementsOf, textOf } from '@lintel/engine/content/markdown/nodes.ts'
import type { Element, ElementContent } from 'hast'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { draw, type Lettering } from './lettering.ts'

/** Matches `drawings.css`. */
const label: Lettering = { weight: 500, size: 13, tracking: 0.08 }

const markup = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeStringify, { space: 'svg', closeEmptyElements: true })

/**
 * Prepares a drawing for the image renderer, which has only system fonts, by turning its text into outlines.
 * @returns its size, and its markup without its sheet and grid
 */
export function outlined(drawing: ReactElement): { width: number; height: number; content: string } {
  const { children } = markup.parse(renderToStaticMarkup(drawing))
  const svg = children.find((child) => child.type === 'element')
  if (!svg) throw new Error('A drawing is an <svg>.')
  const [, , width = 0, height = 0] = String(svg.properties.viewBox).split(' ').map(Number)
  const grid = elementsOf(svg).find(isGrid)
  const prepared = (parent: Element): ElementContent[] =>
    parent.children
      .filter((child) => child !== grid)
      .map((child) => {
        if (child.type !== 'element') return child
        return child.tagName === 'text' ? outlineOf(child) : { ...child, children: prepared(child) }
      })
  return { width, height, content: markup.stringify({ type: 'root', children: prepared(svg) }) }
}

const isGrid = ({ properties }: Element) => [properties.className].flat().join(' ') === 'stroke-line'

function outlineOf(text: Element): Element {
  const { x, y, textAnchor, transform, className } = text.properties
  const { path, width } = draw(textOf(text).toUpperCase(), label)
  const start = { middle: width / 2, end: width }[String(textAnchor)] ?? 0
  const translation = `translate(${Number(x) - start} ${y})`
  return {
    type: 'element',
    tagName: 'path',
    properties: { className, transform: transform ? `${transform} ${translation}` : translation, d: path },
    children: [],
  }
}
