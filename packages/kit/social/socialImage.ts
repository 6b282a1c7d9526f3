import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { site } from '@lintel/engine/content/site.ts'
import { engineFile } from '@lintel/engine/render/engineFile.ts'
import type { PageHead, Subject } from '@lintel/engine/render/head.ts'
import type { PageImage } from '@lintel/engine/render/pageMetadata.ts'
import type { ReactElement } from 'react'
import { cardSize } from './Card.tsx'

/** The drawings of a site that stand on its cards. What names one survives JSON: it is part of the image's key. */
export interface CardDrawings {
  /** The drawing of a page, the section of the site that it belongs to ("" where there is none), and what it shows. */
  of(subject: Subject | undefined): { drawing: object; label: string; shows: string }
  Drawing(props: { drawing: object }): ReactElement
}

export interface SocialImage extends PageImage {
  /** Its address on the site. The hash in it makes previews that keep the old image ask for the new one. */
  address: string
  alt: string
  width: number
  height: number
}

/** Everything that decides how a card looks, besides its own title and drawing. */
export const cardSources = [
  'components/drawings/**/*.{ts,tsx}',
  'renderer/siteDrawings.tsx',
  `${engineFile('kit')}/{shared.*,drawings/*,social/*,styles/tokens.css}`,
  `${engineFile('engine')}/{render/accent/tokens,outputs/socialImages,content/markdown/nodes}.*`,
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
export function socialImage(
  { title, subject }: PageHead,
  path: string,
  drawings: Pick<CardDrawings, 'of'>,
): SocialImage {
  const { drawing, label, shows } = drawings.of(subject)
  const key = hash(JSON.stringify([title, label, drawing, designHash()]))
  const file = `social${path === '/' ? '/home' : path}.png`
  return {
    path: file,
    key,
    card: { title, label, drawing },
    address: `/${file}?v=${key}`,
    alt: `“${title}”, beside ${shows}.`,
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
