import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { logoAddresses } from '@lintel/engine/content/logo.ts'
import { engineFile } from '@lintel/engine/render/engineFile.ts'
import type { PageHead, Subject } from '@lintel/engine/render/head.ts'
import type { PageImage } from '@lintel/engine/render/pageMetadata.ts'
import { site } from '@site/data/site.ts'
import type { ReactElement } from 'react'
import { cardSize } from './Card.tsx'

/**
 * The drawings that a site's cards show. A drawing's reference must survive JSON, because it is part of the
 * image's cache key.
 */
export interface CardDrawings {
  /** Returns the drawing of a page, the section of the site it belongs to ("" if none), and a description. */
  of(subject: Subject | undefined): { drawing: object; label: string; shows: string }
  Drawing(props: { drawing: object }): ReactElement
}

export interface SocialImage extends PageImage {
  /** Its address on the site, with a hash, so that previews request a changed image again. */
  address: string
  alt: string
  width: number
  height: number
}

/** All sources that affect how cards look. */
export const cardSources = [
  'components/drawings/**/*.{ts,tsx}',
  'renderer/siteDrawings.tsx',
  `${engineFile('@lintel/kit')}/{shared.*,drawings/*,social/*,styles/tokens.css}`,
  `${engineFile('@lintel/engine')}/{render/accent/tokens,outputs/socialImages,content/logo,content/markdown/nodes}.*`,
]
const packages = [
  'sharp',
  'fontkit',
  'react-dom',
  `@fontsource/${site.typeface}`,
  'rehype-parse',
  'rehype-stringify',
]

/**
 * Returns the link-preview image of a page. This is cheap; `outputs/socialImages.ts` draws the image.
 * @param path path of the page
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
    JSON.stringify([name, logo, origin, accent, ...logoAddresses()]),
  ])
  return design
}

function hash(parts: string | string[]): string {
  const sum = createHash('sha256')
  for (const part of [parts].flat()) sum.update(part)
  return sum.digest('hex').slice(0, 16)
}
