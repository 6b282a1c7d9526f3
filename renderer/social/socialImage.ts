import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '#data/site.ts'
import { cacheFolder } from '../cacheFolder.ts'
import type { PageHead } from '../head.ts'
import { cardSize, cardSvg } from './Card.tsx'
import { drawingOf } from './drawingOf.tsx'
import { drawsCards } from './drawsCards.ts'

export interface SocialImage {
  /** Its address on the site. The hash in it makes previews that keep the old image ask for the new one. */
  address: string
  alt: string
  width: number
  height: number
}

/** Everything that decides how a card looks, besides its own title and drawing. */
export const cardSources = [
  'components/{Once.tsx,drawings/**/*.{ts,tsx}}',
  'renderer/{accent/tokens,colorTokens,outputs/socialImages}.ts',
  'renderer/social/*',
  'renderer/styles/tokens.css',
]
const packages = ['sharp', 'fontkit', 'react-dom', '@fontsource/instrument-sans']

/**
 * The image that link previews show of a page. Keeps the card as SVG for `outputs/socialImages.ts`, which makes the
 * image, unless the cache has it already: to name a card costs next to nothing, to draw it some milliseconds.
 * @param path of the page
 */
export function socialImage({ title, subject }: PageHead, path: string): SocialImage {
  const drawing = drawingOf(subject)
  const key = hash(JSON.stringify([title, drawing.label, drawing.id, designHash()]))
  const kept = join(cacheFolder, 'social', key)
  if (drawsCards && !existsSync(`${kept}.png`) && !existsSync(`${kept}.svg`)) {
    mkdirSync(join(cacheFolder, 'social'), { recursive: true })
    writeFileSync(`${kept}.svg`, cardSvg(title, drawing))
  }
  return {
    address: `/social${path === '/' ? '/home' : path}.png?v=${key}`,
    alt: `“${title}”, beside ${drawing.shows}.`,
    ...cardSize,
  }
}

let design: string | undefined

function designHash(): string {
  if (design) return design
  const files = globSync(cardSources).sort()
  const versions = packages.map((name) => readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  const { name, logo, origin, accent } = site
  design = hash([
    ...files.map((file) => readFileSync(file, 'utf8')),
    ...versions,
    JSON.stringify([name, logo, origin, accent]),
  ])
  return design
}

function hash(parts: string | string[]): string {
  const sum = createHash('sha256')
  for (const part of [parts].flat()) sum.update(part)
  return sum.digest('hex').slice(0, 16)
}
