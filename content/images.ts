import type { FieldIssue } from './frontMatter.ts'
import { isPictureName, pictureNamed } from './pictures.ts'

/** Code and comments, in which an image is only spoken of. */
const code = /<!--[\s\S]*?-->|^(```+|~~~+)[\s\S]*?^\1.*$|`[^`\n]+`/gm
const image = /!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?([^)]*)\)/g

interface FoundIssue extends FieldIssue {
  /** In the text, from 0. */
  at: number
}

/** Puts the addresses of the built pictures in place of the files that a text names. */
export function withPictures(markdown: string): string {
  return replaceImages(markdown, (whole, _, source) => {
    const picture = pictureNamed(source)
    return picture ? whole.replace(source, picture.address) : whole
  })
}

/** What is wrong with the images of a text. */
export function imageIssues(markdown: string): FoundIssue[] {
  const issues: FoundIssue[] = []
  replaceImages(markdown, (whole, alt, source, at) => {
    const cures = [...altCures(alt), ...addressCures(source)]
    issues.push(...cures.map((cure) => ({ field: `image ${source}`, cure, at })))
    return whole
  })
  return issues
}

function altCures(alt: string): string[] {
  return alt.trim() ? [] : ['say what it shows: ![Three queues before one worker](images/queues.png)']
}

/** Why an address would show nothing: the content security policy loads images of this site alone. */
export function addressCures(source: string): string[] {
  if (/^[a-z]+:|^\/\//i.test(source)) {
    return ['pages load no image from elsewhere: put a copy into content/blog/images/ and name it images/…']
  }
  if (source.startsWith('/')) return []
  if (!isPictureName(source))
    return ['write images/name.png, or .jpg, .webp, .avif, in letters, digits, - and _']
  return pictureNamed(source) ? [] : [`there is no file content/blog/${source.replace('./', '')}`]
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
