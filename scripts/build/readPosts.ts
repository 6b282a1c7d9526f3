import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '#content/digestOf.ts'
import { showsDrafts } from '#content/drafts.ts'
import { collectPosts, isPublished, type Post, postFiles, postFolder } from '#content/posts.ts'
import { type Diagnostic, describeDiagnostic } from '#data/diagnostic.ts'
import { cacheFolder } from '#renderer/cacheFolder.ts'
import { readCacheFile, writeCacheFile } from './cacheFile.ts'
import { postCode } from './cacheKeys.ts'
import { type FoundPost, pictureNames } from './findPost.ts'
import type { Workers } from './Workers.ts'

const record = join(cacheFolder, 'posts.json')

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
  faults: Diagnostic[]
}

/** Reads all posts. What was found in a text before, by the same code, is taken from the cache. */
export async function readPosts(workers: Workers): Promise<FoundPosts> {
  const names = postFiles()
  const code = postCode()
  const files = names.map((file) => ({ file, digest: nameOf(file, code) }))
  const known = new Map(readCacheFile<[digest: string, found: FoundPost][]>(record))
  const unknown = files.filter(({ digest }) => !known.has(digest))
  for (const [index, found] of (await workers.map('find', unknown)).entries())
    known.set(unknown[index]?.digest ?? '', found)
  const current = new Map(
    files.flatMap(({ digest }) => {
      const found = known.get(digest)
      return found ? [[digest, found]] : []
    }),
  )
  if (unknown.length > 0 || current.size < known.size) writeCacheFile(record, [...current])
  const parsed = files.flatMap(({ digest }) => current.get(digest) ?? [])
  const { posts, errors, warnings } = collectPosts(names, parsed)
  const today = new Date().toISOString().slice(0, 10)
  const [visible = [], others = []] = showsDrafts
    ? [posts]
    : [posts.filter((post) => isPublished(post, today)), posts.filter((post) => !isPublished(post, today))]
  const shown = new Set(visible.map(({ slug }) => slug))
  return {
    posts: visible,
    pictures: [
      ...new Set(parsed.flatMap(({ post, pictures }) => (post && shown.has(post.slug) ? pictures : []))),
    ],
    warnings: warnings.map(describeDiagnostic),
    skipped: [...errors.map(describeDiagnostic), ...unpublished(others)],
    faults: parsed.flatMap(({ faults }) => faults),
  }
}

function unpublished(posts: Post[]): string[] {
  const { drafts = [], later = [] } = Object.groupBy(posts, ({ draft }) => (draft ? 'drafts' : 'later'))
  return [
    ...(drafts.length > 0 ? [`drafts: ${drafts.map(({ slug }) => slug).join(', ')}`] : []),
    ...(later.length > 0 ? [`dated after today: ${later.map(({ slug }) => slug).join(', ')}`] : []),
  ]
}

/** Names a post by everything that decides what is found in it; its page holds the measures of its pictures. */
function nameOf(file: string, code: string): string {
  const source = readFileSync(join(postFolder, file), 'utf8')
  const pictures = pictureNames(source).map((name) => {
    const picture = join(postFolder, name)
    return statSync(picture, { throwIfNoEntry: false })?.isFile() ? digestOf(readFileSync(picture)) : name
  })
  return digestOf([code, file, source, ...pictures].join('\n'))
}
