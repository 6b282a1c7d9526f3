import type { Diagnostic } from '#data/diagnostic.ts'
import { isPictureName, pictureNamed } from './pictures.ts'

/** Code and comments, in which an image is only spoken of. */
const code = /<!--[\s\S]*?-->|^(```+|~~~+)[\s\S]*?^\1.*$|`[^`\n]+`/gm
const image = /!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?([^)]*)\)/g

type ImageDiagnostic = Pick<Diagnostic, 'message' | 'fix'>

/** Puts the addresses of the built pictures in place of the files that a text names. */
export function withPictures(markdown: string): string {
  return replaceImages(markdown, (whole, _, source) => {
    const picture = pictureNamed(source)
    return picture ? whole.replace(source, picture.address) : whole
  })
}

/**
 * What is wrong with the images of a text.
 * @returns with the position in the text, from 0
 */
export function checkImages(markdown: string): (ImageDiagnostic & { at: number })[] {
  const diagnostics: (ImageDiagnostic & { at: number })[] = []
  replaceImages(markdown, (whole, alt, source, at) => {
    const found = [...checkAlt(alt), ...checkAddress(source)]
    diagnostics.push(...found.map(({ message, fix }) => ({ message: `image ${source} ${message}`, fix, at })))
    return whole
  })
  return diagnostics
}

/** Of an image without alternative text. */
export const saysNothing = 'has no words for those who do not see it'

function checkAlt(alt: string): ImageDiagnostic[] {
  if (alt.trim()) return []
  const fix = 'say what it shows: ![Three queues before one worker](images/queues.png)'
  return [{ message: saysNothing, fix }]
}

/** Why an address would show nothing: the content security policy loads images of this site alone. */
export function checkAddress(source: string): ImageDiagnostic[] {
  if (/^[a-z]+:|^[\\/]{2}/i.test(source)) {
    const fix = 'put a copy into content/blog/images/ and name it images/…'
    return [{ message: 'lies elsewhere, from where pages load no image', fix }]
  }
  if (source.startsWith('/')) return []
  if (!isPictureName(source)) {
    const fix = 'write images/name.png, or .jpg, .webp, .avif, in letters, digits, - and _'
    return [{ message: 'is not the name of a picture', fix }]
  }
  if (pictureNamed(source)) return []
  return [
    {
      message: 'is missing or damaged',
      fix: `put an image at content/blog/${source.replace('./', '')}, or remove it from the text`,
    },
  ]
}

type Replace = (whole: string, alt: string, source: string, at: number) => string

function replaceImages(markdown: string, replace: Replace): string {
  const blanked = markdown.replace(code, (text) => text.replace(/[^\n]/g, ' '))
  let result = ''
  let end = 0
  for (const match of blanked.matchAll(image)) {
    const [whole, alt = '', source = ''] = match
    result += markdown.slice(end, match.index) + replace(whole, alt, source, match.index)
    end = match.index + whole.length
  }
  return result + markdown.slice(end)
}
