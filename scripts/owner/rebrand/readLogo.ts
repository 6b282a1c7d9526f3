import { existsSync, readFileSync } from 'node:fs'

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']+)["']`).exec(tag)?.[1]

/**
 * The mark of an SVG file as `content/site.yaml` keeps it: one path, which pages draw in the color of their text.
 * @throws Error that says how to export the file where it holds more than paths, or that it is missing
 */
export function readLogo(file: string): { viewBox: string; path: string } {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const svg = readFileSync(file, 'utf8').replace(/<!--[\s\S]*?-->/g, '')
  const shape = /<(rect|circle|ellipse|line|polyline|polygon|text|image|use)\b/.exec(svg)?.[1]
  if (shape) throw new Error(`${file} holds <${shape}>: export the mark with all shapes converted to paths.`)
  if (/\stransform\s*=/.test(svg)) {
    throw new Error(`${file} moves parts by "transform": export the mark with transforms applied.`)
  }
  const viewBox = attribute(/<svg\b[^>]*>/.exec(svg)?.[0] ?? '', 'viewBox')
  const paths = (svg.match(/<path\b[^>]*>/g) ?? []).flatMap((tag) => attribute(tag, 'd') ?? [])
  if (!viewBox || paths.length === 0) throw new Error(`${file} needs a viewBox and at least one <path>.`)
  return { viewBox, path: paths.join('').replace(/\s+/g, ' ') }
}
