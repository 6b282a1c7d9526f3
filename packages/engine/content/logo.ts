import { readFileSync } from 'node:fs'
import { site } from '@site/data/site.ts'
import type { Site } from '../schemas/site.ts'
import { isDrawing, type Picture, pictureNamed } from './pictures.ts'

/** In px, beside the name. A wide logo is lower, so that the name and the links keep their room. */
const besideName = { width: 112, height: 28 }

/** In px, of a logo that shows the name itself. */
const inPlaceOfName = { width: 176, height: 36 }

/** Whether the picture of the logo shows the name, which then stands beside it for assistive technology alone. */
export const showsName = () => site.logo.showsName === true && logoPictures() !== undefined

/** In px, how much wider the logo of the header is than a square one. */
export function logoExcess(): number {
  const picture = logoPictures()?.light
  return picture ? Math.max(0, fitted(picture).width - besideName.height) : 0
}

/** Pictures in place of the drawn logo. */
interface LogoPictures {
  light: Picture
  /** For the dark theme; undefined where the other one is shown there too. */
  dark?: Picture | undefined
}

/** The pictures of the logo; undefined where it is drawn. */
export function logoPictures(): LogoPictures | undefined {
  const [light, dark] = [site.logo.picture, site.logo.pictureDark].map((name) =>
    name ? pictureNamed(name) : undefined,
  )
  return light && { light, dark }
}

/** Where each picture of the logo is on the site; a changed file has another address. */
export function logoAddresses(): string[] {
  const { light, dark } = logoPictures() ?? {}
  return [light, dark].flatMap((picture) => picture?.copies[0]?.address ?? [])
}

/** The size of a picture in px, as large as fits into a box. */
export function fitted(
  { width, height }: Picture,
  box = showsName() ? inPlaceOfName : besideName,
): { width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A picture as an element of an SVG document, which loads nothing. */
export function embedded({ file }: Picture, position: string): string {
  const type = isDrawing(file) ? 'svg+xml' : 'png'
  return `<image ${position} href="data:image/${type};base64,${readFileSync(file, 'base64')}"/>`
}

/** Style rules that show the picture for the theme; none where there is only one. */
export function logoRules({ picture, pictureDark }: Site['logo']): string {
  if (!picture || !pictureDark) return ''
  const inDark = '& [data-logo="light"] { display: none; } & [data-logo="dark"] { display: block; }'
  return `[data-logo="dark"] { display: none; }
@media screen {
  :root:is(.dark, :has(.dark-page)) { ${inDark} }
  @media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${inDark} } }
}
`
}
