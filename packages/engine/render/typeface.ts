import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSite } from '../content/readSite.ts'
import { type Typeface, typefaces } from '../schemas/site.ts'
import { engineFile } from './engineFile.ts'

const folderOf = (typeface: Typeface) => engineFile(`@lintel/kit/styles/typefaces/${typeface}`)

/** Returns the name of a typeface in style sheets. */
export const familyOf = (typeface: Typeface) => `${typefaces[typeface]} Variable`

/** Returns the file with all Latin letters of a typeface. */
export const wholeFont = (typeface: Typeface) =>
  `node_modules/@fontsource-variable/${typeface}/files/${typeface}-latin-wght-normal.woff2`

/** What "#typeface/" in style sheets stands for: the folder of the brand's typeface. */
export const typefaceAlias = () => ({ '#typeface': resolve(folderOf(readSite().typeface)) })

/** Returns the rules that set the site in a typeface, for a page whose style sheet is compiled already. */
export function typefaceStyle(typeface: Typeface): string {
  const folder = folderOf(typeface)
  return ['font.css', 'fallback.css']
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('')
    .replaceAll('url("./', `url("/${folder}/`)
    .replaceAll('url("@', 'url("/node_modules/@')
    .replace('@theme', ':root')
}
