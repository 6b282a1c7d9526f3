import { site } from '@site/data/site.ts'
import sharp from 'sharp'
import { embedded, logoPictures } from '../content/logo.ts'
import type { Picture } from '../content/pictures.ts'
import { colorToken, siteColors } from '../render/accent/tokens.ts'
import type { Output, OutputFiles } from './output.ts'

const tokens = siteColors(site.accent)
const ink = colorToken(tokens, 'text')
const paper = colorToken(tokens, 'background')

/** The mark's share of a tile's width, which keeps its corners inside the circle that launchers cut out. */
const tileShare = 0.56
/** Browser tabs crop nothing, and every one of the few pixels counts. */
const tabShare = 0.8

const tabSize = 32
/** In px, for tabs on screens of any density. */
const tabIconSize = 128
const appleTouchSize = 180
const launcherSizes = [192, 512]

const launcherIcon = (size: number) => `icon-${size}.png`

export function writeIcons(files: OutputFiles) {
  return files.putAll('icons', '', icons)
}

/** Returns the icons of the brand for tabs, bookmarks and home screens, and the manifest that lists them. */
export async function icons(): Promise<Output[]> {
  const launcherIcons = launcherSizes.map(async (size) => ({
    path: launcherIcon(size),
    content: await tile(size, tileShare),
  }))
  return [
    { path: 'favicon.svg', content: await adaptiveMark() },
    { path: 'favicon.ico', content: iconFile(await tile(tabSize, tabShare), tabSize) },
    { path: 'apple-touch-icon.png', content: await tile(appleTouchSize, tileShare) },
    ...(await Promise.all(launcherIcons)),
    { path: 'site.webmanifest', content: manifest() },
  ]
}

/** The mark in the text color of the browser's own theme, or the picture for it. */
async function adaptiveMark(): Promise<string> {
  const { light, dark } = logoPictures() ?? {}
  if (light) return adaptivePicture(light, dark)
  const style = `path{fill:${ink.light}}@media(prefers-color-scheme:dark){path{fill:${ink.dark}}}`
  const { viewBox, path } = site.logo
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${style}</style><path d="${path}"/></svg>\n`
}

/** Small copies of the pictures, as the files may be large. */
async function adaptivePicture(light: Picture, dark?: Picture): Promise<string> {
  const image = async (picture: Picture, theme: string) => {
    const png = await sharp(Buffer.from(svgOf(tabIconSize, embedded(picture, 'width="100%" height="100%"'))))
      .png()
      .toBuffer()
    return `<image id="${theme}" width="100%" height="100%" href="data:image/png;base64,${png.toString('base64')}"/>`
  }
  const style =
    '#dark{display:none}@media(prefers-color-scheme:dark){#light{display:none}#dark{display:inline}}'
  const images = [
    await image(light, 'light'),
    ...(dark ? [`<style>${style}</style>`, await image(dark, 'dark')] : []),
  ]
  return `${svgOf(tabIconSize, images.join(''))}\n`
}

const svgOf = (size: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`

/**
 * The mark in light on a dark square, or the picture for the light theme on a light one. Its corners are not rounded, because each system crops it differently.
 */
function tile(size: number, share: number): Promise<Buffer> {
  const { viewBox, path } = site.logo
  const picture = logoPictures()?.light
  const box = size * share
  const position = `x="${(size - box) / 2}" y="${(size - box) / 2}" width="${box}" height="${box}"`
  const mark = picture
    ? embedded(picture, position)
    : `<svg ${position} viewBox="${viewBox}"><path d="${path}" fill="${paper.light}"/></svg>`
  const ground = picture ? paper.light : ink.light
  const svg = svgOf(size, `<rect width="100%" height="100%" fill="${ground}"/>${mark}`)
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
}

/** Wraps a PNG in an .ico file: a 6-byte header and one 16-byte entry come before the image. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // number of images
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // color planes
  head.writeUInt16LE(24, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18) // offset of the image
  return Buffer.concat([head, png])
}

function manifest(): string {
  const icon = (size: number, purpose: string) => ({
    src: `/${launcherIcon(size)}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return `${JSON.stringify(
    {
      name: site.name,
      short_name: site.name,
      description: site.description,
      lang: site.language,
      start_url: '/',
      display: 'browser',
      theme_color: paper.light,
      background_color: paper.light,
      icons: launcherSizes.flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    },
    null,
    2,
  )}\n`
}
