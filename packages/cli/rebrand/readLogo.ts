import { existsSync, readFileSync } from 'node:fs'
import { readSvg, unsafeContentIn } from '@lintel/engine/content/svg.ts'

/** Elements that a mark of one path cannot contain: other shapes, and references to parts drawn elsewhere. */
const unsupported = /^(?:rect|circle|ellipse|line|polyline|polygon|text|use)$/

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
export function logoOf(file: string, source: Uint8Array): { viewBox: string; path: string } {
  const danger = unsafeContentIn(source)
  if (danger) throw new Error(`${file} holds ${danger}: export the mark as plain SVG.`)
  const elements = readSvg(source)
  const shape = elements.find(({ name }) => unsupported.test(name))
  if (shape)
    throw new Error(`${file} holds <${shape.name}>: export the mark with all shapes converted to paths.`)
  if (elements.some(({ attributes }) => attributes.transform !== undefined))
    throw new Error(`${file} moves parts by "transform": export the mark with transforms applied.`)
  const viewBox = elements[0]?.attributes.viewBox
  const paths = elements.flatMap(({ name, attributes }) => (name === 'path' ? (attributes.d ?? []) : []))
  if (!viewBox || paths.length === 0) throw new Error(`${file} needs a viewBox and at least one <path>.`)
  return { viewBox, path: paths.join('').replace(/\s+/g, ' ') }
}
