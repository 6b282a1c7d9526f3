import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { site } from '#content/site.ts'
import type { PageHead } from '../head.ts'
import { type Card, cardSize } from './Card.tsx'
import { drawingOf, labels, shownBy } from './drawingOf.tsx'

export interface SocialImage {
  /** Where it stands in the site. */
  path: string
  /** Names everything that decides how it looks: its name in the cache. */
  key: string
  card: Card
  /** Its address on the site. The hash in it makes previews that keep the old image ask for the new one. */
  address: string
  alt: string
  width: number
  height: number
}

/** Everything that decides how a card looks, besides its own title and drawing. */
export const cardSources = [
  'components/{shared.ts,drawings/**/*.{ts,tsx}}',
  'renderer/{accent/tokens,outputs/socialImages}.ts',
  'content/markdown/nodes.ts',
  'renderer/social/*',
  'renderer/styles/tokens.css',
]
const packages = [
  'sharp',
  'fontkit',
  'react-dom',
  '@fontsource/instrument-sans',
  'rehype-parse',
  'rehype-stringify',
]

/**
 * The image that link previews show of a page. To name it costs next to nothing; `outputs/socialImages.ts` draws it.
 * @param path of the page
 */
export function socialImage({ title, subject }: PageHead, path: string): SocialImage {
  const drawing = drawingOf(subject)
  const key = hash(JSON.stringify([title, labels[drawing.of], drawing, designHash()]))
  const file = `social${path === '/' ? '/home' : path}.png`
  return {
    path: file,
    key,
    card: { title, drawing },
    address: `/${file}?v=${key}`,
    alt: `“${title}”, beside ${shownBy(drawing)}.`,
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
