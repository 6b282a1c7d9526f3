import { type Diagnostic, type FieldDiagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import { isUsableSlug, maxNameLength, reservedSlugs } from '@lintel/rules/slugOf.ts'
import { site } from '@site/data/site.ts'
import type { Post } from '../schemas/post.ts'
import { cropOf } from './focus.ts'
import {
  checkFrontMatter,
  type FrontMatter,
  readFrontMatter,
  unknownFields,
  unprintableFields,
} from './frontMatter.ts'
import { codeBlocks, withChangedCode } from './markdown/codeAndComments.ts'
import { inspectMarkdown } from './markdown/inspectMarkdown.ts'
import { checkAddress, checkImages, pictureNamed, srcSetOf, withPictures } from './pictures.ts'
import { reasonOf, syntaxErrorIn } from './records.ts'
import { digestOf } from './sources.ts'
import { getEntry } from './store.ts'
import {
  lineOfToken,
  replaceMarkdownTokens,
  replaceTokens,
  withClaimNotes,
  withoutClaimNotes,
} from './tokens.ts'

export interface ParsedPost {
  /** Null if the post cannot be rendered. */
  post: Post | null
  markdown: string
  /** Problems that keep the post off the site. */
  errors: Diagnostic[]
  /** Problems that do not keep the post off the site. */
  warnings: Diagnostic[]
}

const wordsPerMinute = 220
const unusableFileName = {
  field: 'file name',
  message: 'no address can be made of the file name',
  fix: `use lower-case letters, digits and single hyphens, at most ${maxNameLength}, and none of: ${reservedSlugs.join(', ')}`,
}

/**
 * Parses a post from its file name and text, and finds its problems.
 * @param digest identifies the current version of the post
 */
export function parsePost(file: string, source: string, digest = digestOf(source)): ParsedPost {
  const path = `content/blog/${file}`
  const at = (diagnostic: FieldDiagnostic): Diagnostic => ({
    file: path,
    line: lineOf(source, diagnostic.field),
    ...diagnostic,
  })
  const failed = (...errors: Diagnostic[]): ParsedPost => ({ post: null, markdown: '', errors, warnings: [] })
  const slug = file.replace(/\.mdx?$/, '')
  if (!isUsableSlug(slug)) return failed(at(unusableFileName))
  const syntaxError = syntaxErrorIn(source)
  if (syntaxError) return failed({ file: path, ...syntaxError })
  try {
    const { data, content } = readFrontMatter(source)
    const checked = checkFrontMatter({ ...data, ...writtenDates(data, source) })
    if ('errors' in checked) return failed(...checked.errors.map(at))
    const inspected = inspectMarkdown(content)
    // The text always reaches to the end of the file.
    const linesBefore = source.split('\n').length - content.split('\n').length
    const inFile = (diagnostic: (typeof inspected.errors)[number]): Diagnostic => ({
      ...diagnostic,
      file: path,
      line: diagnostic.line + linesBefore,
    })
    if (inspected.errors.length > 0) return failed(...inspected.errors.map(inFile))
    const markdown = expandMarkdown(content, file)
    const replace = (text: string) => replaceTokens(text, file)
    const post = { ...postOf(slug, checked.frontMatter, markdown, replace), file, digest }
    return {
      post,
      markdown,
      errors: [],
      warnings: [
        ...unknownFields(data).map(at),
        ...unprintableFields(data).map(at),
        ...inspected.warnings.map(inFile),
        ...imageWarnings(path, source, checked.frontMatter),
      ],
    }
  } catch (error) {
    return failed(unreadable(path, source, error))
  }
}

function postOf(
  slug: string,
  frontMatter: FrontMatter,
  markdown: string,
  replace: (text: string) => string,
): Omit<Post, 'file' | 'digest'> {
  const words = countWords(markdown)
  const person = getEntry('people', frontMatter.author) ?? null
  return {
    ...frontMatter,
    slug,
    title: withoutClaimNotes(replace(frontMatter.title)),
    description: withoutClaimNotes(replace(frontMatter.description)),
    time: frontMatter.time || null,
    until: frontMatter.until || null,
    updated: frontMatter.updated ?? null,
    author: person ? (person.name ?? site.team) : frontMatter.author,
    person,
    heroImage: heroOf(frontMatter),
    headings: headingsIn(markdown),
    words,
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
  }
}

/** Returns the hero image. If it is unusable, a drawing replaces it and a warning explains why. */
function heroOf({ heroImage }: FrontMatter): Post['heroImage'] {
  if (!heroImage || checkAddress(heroImage).length > 0) return null
  const picture = cropOf(heroImage, 'hero') ?? pictureNamed(heroImage)
  return picture ? { src: picture.address, srcSet: srcSetOf(picture) } : { src: heroImage, srcSet: null }
}

/** Returns dates and times exactly as written, because YAML turns 2025-02-30 into a day in March, and 10:30 into 630. */
export function writtenDates(data: Record<string, unknown>, source: string): Record<string, string> {
  const dates = ['date', 'time', 'until', 'updated'].filter(
    (field) => data[field] instanceof Date || typeof data[field] === 'number',
  )
  return Object.fromEntries(dates.map((field) => [field, rawValue(field, source)]))
}

function rawValue(field: string, source: string): string {
  const line = new RegExp(`^["']?${field}["']?\\s*:\\s*["']?([^"'#\n]*)`, 'm').exec(source)
  return line?.[1]?.trim() ?? ''
}

/** Returns the text of headings. Code blocks are skipped, where "#" means something else. */
export function headingsIn(markdown: string): string[] {
  const prose = withChangedCode(markdown, () => '', codeBlocks)
  return [...prose.matchAll(/^#{2,6}\s+(.+)$/gm)].map(([, heading = '']) => heading)
}

function countWords(markdown: string): number {
  return markdown.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}'’-]*/gu)?.length ?? 0
}

/** Finds images that cannot be shown, or that have no alt text. */
export function imageWarnings(file: string, source: string, { heroImage }: FrontMatter): Diagnostic[] {
  const inText = checkImages(source).map(({ at, ...problem }) => ({
    file,
    line: lineAt(source, at),
    ...problem,
  }))
  const ofHero = heroImage ? checkAddress(heroImage) : []
  return [
    ...inText,
    ...ofHero.map(({ message, fix }) => ({
      file,
      line: lineOf(source, 'heroImage'),
      field: 'heroImage',
      fix,
      message: `heroImage ${message}`,
    })),
  ]
}

/** Describes why a post could not be parsed at all. */
function unreadable(file: string, source: string, error: unknown): Diagnostic {
  const { reason, message, mark } = error as Error & { reason?: string; mark?: { line: number } }
  if (message.includes('unknown token')) {
    const fix = 'use a name from packages/engine/content/tokens.ts'
    return { file, line: lineOfToken(source, message), field: 'text', message, fix }
  }
  const fix = 'write lines of the form "name: value"'
  return { file, line: (mark?.line ?? 0) + 1, field: 'front matter', message: reason ?? reasonOf(error), fix }
}

/** Returns the line of a field, or line 1 if it is missing. */
function lineOf(source: string, field: string): number {
  const lines = source.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  const index = lines.slice(0, end).findIndex((line) => line.replaceAll(/["']/g, '').startsWith(`${field}:`))
  return Math.max(0, index) + 1
}

/**
 * Returns what visitors read of a post, as Markdown.
 * @param content the text without its front matter
 * @throws Error if it contains an unknown token
 */
export function expandMarkdown(content: string, file: string): string {
  return withPictures(withClaimNotes(replaceMarkdownTokens(content, file).trim()))
}
