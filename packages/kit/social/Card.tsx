import { embedded, fitted, logoPictures, showsName } from '@lintel/engine/content/logo.ts'
import { siteColors } from '@lintel/engine/render/accent/tokens.ts'
import type { Card } from '@lintel/engine/render/pageMetadata.ts'
import { site } from '@site/data/site.ts'
import type { ReactElement } from 'react'
import { fitTitle, leading } from './fitTitle.ts'
import { draw, type Lettering } from './lettering.ts'
import { outlined } from './outlined.tsx'

/** Size (px) of the link-preview image. */
export const cardSize = { width: 1200, height: 630 }
/** The area of the title: between the head and the foot of the sheet, left of the drawing. */
export const titleBox = { x: 64, y: 176, width: 500, height: 340 }
const sheet = { x: 600, width: 600 }
/** Grid spacing, shared by all drawings. */
const step = 40
const nameLettering: Lettering = { weight: 600, size: 34, tracking: -0.02 }
const labelLettering: Lettering = { weight: 500, size: 22, tracking: 0.08 }

/** The classes that drawings use, as Tailwind defines them for the light theme. */
const styles = [...siteColors(site.accent)]
  .map(([name, { light }]) => `.stroke-${name}{stroke:${light}}.fill-${name}{fill:${light}}`)
  .concat('svg{stroke-linecap:round;stroke-linejoin:round}')
  .join('')

/**
 * Returns the card as SVG with all text as outlines, so that every machine produces the same bytes.
 * @param drawing the element that renders the card's drawing
 */
export function cardSvg({ title, label }: Omit<Card, 'drawing'>, drawing: ReactElement): string {
  const { width, height } = cardSize
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">` +
    `<style>${styles}</style><rect width="${width}" height="${height}" class="fill-background"/>` +
    `${placed(drawing)}${head(label)}${titleOf(title)}${foot()}</svg>`
  )
}

/** Centers the drawing on the sheet, as large as fits. Its grid continues to the edges of the sheet. */
function placed(drawing: ReactElement): string {
  const { width, height, content } = outlined(drawing)
  const scale = Math.min(sheet.width / width, cardSize.height / height)
  const x = sheet.x + (sheet.width - width * scale) / 2
  const y = (cardSize.height - height * scale) / 2
  return (
    gridThrough(x, y, step * scale) +
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${1.5 / scale}">${content}</g>`
  )
}

function gridThrough(x: number, y: number, distance: number): string {
  const { width, height } = cardSize
  const columns = positions(x, distance, sheet.x, width).map((at) => `M${at} 0V${height}`)
  const rows = positions(y, distance, 0, height).map((at) => `M${sheet.x} ${at}H${width}`)
  return `<path class="stroke-line" d="M${sheet.x} 0V${height}${columns.join('')}${rows.join('')}"/>`
}

/** Returns the positions of evenly spaced lines between `from` and `to`, one of them at `through`. */
function positions(through: number, distance: number, from: number, to: number): number[] {
  const first = through - Math.floor((through - from) / distance) * distance
  return Array.from(
    { length: Math.floor((to - first) / distance) + 1 },
    (_, index) => first + index * distance,
  )
}

function head(label: string): string {
  const { viewBox, path } = site.logo
  const [mark, size] = [64, 44]
  const picture = logoPictures()?.light
  const room = { width: (showsName() ? 8 : 4) * size, height: size }
  const width = picture ? fitted(picture, room).width : size
  const name = showsName()
    ? ''
    : `<path transform="translate(${mark + width + 14} 92)" class="fill-text" d="${draw(site.name, nameLettering).path}"/>`
  return (
    (picture
      ? embedded(picture, `x="${mark}" y="58" width="${width}" height="${size}"`)
      : `<svg x="${mark}" y="58" width="${size}" height="${size}" viewBox="${viewBox}"><path d="${path}" class="fill-text"/></svg>`) +
    name +
    (label && at(64, 156, 'fill-accent-text', draw(label.toUpperCase(), labelLettering).path))
  )
}

function titleOf(title: string): string {
  const { lines, lettering } = fitTitle(title, titleBox.width, titleBox.height)
  const paths = lines.map((line, index) =>
    at(
      titleBox.x,
      titleBox.y + lettering.size * (1 + index * leading),
      'fill-text',
      draw(line, lettering).path,
    ),
  )
  return paths.join('')
}

function foot(): string {
  const host = draw(new URL(site.origin).host, { ...labelLettering, tracking: 0 })
  const { width, height } = cardSize
  // A beam on two posts that frames the card.
  const portal = `M0 0H${width}V${height}h-16V32H16V${height}H0z`
  const lines = `<path class="stroke-line" stroke-width="2" d="M64 540H552"/><path class="fill-text" d="${portal}"/>`
  return `${lines}${at(64, 588, 'fill-muted', host.path)}`
}

const at = (x: number, y: number, className: string, path: string) =>
  `<path transform="translate(${x} ${y})" class="${className}" d="${path}"/>`
