import { existsSync, readFileSync } from 'node:fs'
import { readSvg, unsafeContentIn } from '@lintel/engine/content/svg.ts'

/** Elements that a mark of one path cannot contain: other shapes, and references to parts drawn elsewhere. */
const unsupported = /^(?:rect|circle|ellipse|line|polyline|polygon|text|use)$/

/** What a mark may have without looking different as one path in the text color. */
const plainElements = /^(?:svg|g|path|title|desc)$/
const plainAttributes = /^(?:xmlns|version|id|viewBox|width|height|fill|d)$/
const black = [undefined, 'currentColor', 'black', '#000', '#000000']

/** Reads the mark of a drawing of black paths alone; undefined for any other, which would look different. */
export function plainMarkOf(file: string, source: Uint8Array): { viewBox: string; path: string } | undefined {
  if (unsafeContentIn(source)) return undefined
  const elements = readSvg(source)
  const isPlain = elements.every(
    ({ name, attributes: { fill, ...others } }) =>
      plainElements.test(name) &&
      Object.keys(others).every((each) => plainAttributes.test(each)) &&
      (black.includes(fill) || (name === 'svg' && fill === 'none')),
  )
  const isWhole = elements[0]?.attributes.viewBox && elements.some(({ attributes }) => attributes.d)
  return isPlain && isWhole ? logoOf(file, source) : undefined
}

/**
 * Reads the mark of an SVG file as `content/site.yaml` stores it: a single path, drawn in the text color.
 * @throws Error that says how to export the file if it contains more than paths, or that it is missing
 */
export function readLogo(file: string): { viewBox: string; path: string } {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  return logoOf(file, readFileSync(file))
}

/**
 * Does the same with the bytes of a file.
 * @param file the name to use in messages
 */
function logoOf(file: string, source: Uint8Array): { viewBox: string; path: string } {
  const danger = unsafeContentIn(source)
  if (danger) throw new Error(`${file} holds ${danger}: export the mark as plain SVG.`)
  const elements = readSvg(source)
  const shape = elements.find(({ name }) => unsupported.test(name))
  if (shape)
    throw new Error(
      `${file} holds <${shape.name}>: export the mark with all shapes converted to paths, or take the file as it is in the desk, under Brand.`,
    )
  if (elements.some(({ attributes }) => attributes.transform !== undefined))
    throw new Error(`${file} moves parts by "transform": export the mark with transforms applied.`)
  const viewBox = elements[0]?.attributes.viewBox
  const paths = elements.flatMap(({ name, attributes }) => (name === 'path' ? (attributes.d ?? []) : []))
  if (!viewBox || paths.length === 0) throw new Error(`${file} needs a viewBox and at least one <path>.`)
  return { viewBox, path: paths.join('').replace(/\s+/g, ' ') }
}
