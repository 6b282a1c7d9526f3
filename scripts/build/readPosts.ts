import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { claims } from '#content/claims.ts'
import { digestOf } from '#content/digestOf.ts'
import { showsDrafts } from '#content/drafts.ts'
import { type ParsedPost, parsePost } from '#content/parsePost.ts'
import { pictureNamed } from '#content/pictures.ts'
import { collectPosts, isPublished, type Post, postFiles, postFolder } from '#content/posts.ts'
import { type Diagnostic, describeDiagnostic } from '#data/diagnostic.ts'
import { checkFigures } from '../quality/checks/figures.ts'
import { proseOf } from '../quality/checks/markdown.ts'
import type { BuildCache } from './BuildCache.ts'

export interface FoundPosts {
  /** Those that visitors see, newest first. */
  posts: Post[]
  /** The addresses of the copies of their pictures. */
  pictures: string[]
  /** Why visitors do not see the others, a line for each reason. */
  skipped: string[]
  /** Slips in those that they see, a line for each. */
  warnings: string[]
  /** What the build does not accept. */
  diagnostics: Diagnostic[]
}

/** Reads all posts; of those that the last build has read, only whether they are the same. */
export function readPosts(cache: BuildCache): FoundPosts {
  const names = postFiles()
  const parsed = names.map((file) => {
    const source = readFileSync(join(postFolder, file), 'utf8')
    const key = keyOf(file, source)
    return cache.remember(`post ${file}`, key, () => readPost(file, source, key))
  })
  const { posts, errors, warnings } = collectPosts(names, parsed)
  const today = new Date().toISOString().slice(0, 10)
  const visible = showsDrafts ? posts : posts.filter((post) => isPublished(post, today))
  const shown = new Set(visible)
  return {
    posts: visible,
    pictures: [...new Set(parsed.flatMap(({ post, pictures }) => (post && shown.has(post) ? pictures : [])))],
    warnings: warnings.map(describeDiagnostic),
    skipped: [...errors.map(describeDiagnostic), ...unpublished(posts.filter((post) => !shown.has(post)))],
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** What is known of a post without its words, which are read again where they are shown. */
interface FoundPost extends Omit<ParsedPost, 'markdown'> {
  diagnostics: Diagnostic[]
  /** The addresses of the copies of the pictures that it names. */
  pictures: string[]
}

function readPost(file: string, source: string, key: string): FoundPost {
  const { markdown: _, ...found } = parsePost(file, source, key)
  return {
    ...found,
    diagnostics: checkFigures(`content/blog/${file}`, source, proseOf(source), claims),
    pictures: pictureNames(source).flatMap(
      (name) => pictureNamed(name)?.copies.map(({ address }) => address) ?? [],
    ),
  }
}

/** Names a post by everything that decides what is found in it, besides the code; its page shows its pictures' sizes. */
function keyOf(file: string, source: string): string {
  const pictures = pictureNames(source).map((name) => {
    const picture = join(postFolder, name)
    return statSync(picture, { throwIfNoEntry: false })?.isFile() ? digestOf(readFileSync(picture)) : name
  })
  return digestOf([file, source, ...pictures].join('\n'))
}

const pictureName = /images\/[\w./-]+\.(?:png|jpe?g|webp|avif)/gi

/** The pictures beside the posts that a text names. */
const pictureNames = (source: string) => [...new Set(source.match(pictureName))]

function unpublished(posts: Post[]): string[] {
  const { drafts = [], later = [] } = Object.groupBy(posts, ({ draft }) => (draft ? 'drafts' : 'later'))
  return [
    ...(drafts.length > 0 ? [`drafts: ${drafts.map(({ slug }) => slug).join(', ')}`] : []),
    ...(later.length > 0 ? [`dated after today: ${later.map(({ slug }) => slug).join(', ')}`] : []),
  ]
}
