import { readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Diagnostic, describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import type { Post } from '@lintel/rules/posts.ts'
import { showsDrafts } from './drafts.ts'
import { readFrontMatter } from './frontMatter.ts'
import { postIndex } from './lists.ts'
import { expandMarkdown, type ParsedPost, parsePost } from './parsePost.ts'
import { Cache, readSource } from './sources.ts'

export type { Post } from '@lintel/rules/posts.ts'
export { checkFrontMatter } from './frontMatter.ts'

/** Commands run from the project's folder; a bundle of this module may lie anywhere. */
export const postFolder = join(process.cwd(), 'content/blog')

let published: Post[] | undefined
/** With those that visitors do not see yet. */
const unpublished = new Cache<Post[]>()

/**
 * The posts that visitors see, newest first. Broken ones are left out, and the build says why.
 * In development drafts and future posts are there too.
 */
export function postList(): Post[] {
  if (process.env.NODE_ENV === 'development') return unpublished.of('', () => readPosts().posts)
  published ??= publishedPosts(readPosts())
  return published
}

/** What a build has read already, with what it remembers of each post. */
export function setPosts(posts: Post[]) {
  published = posts
}

export function postBySlug(slug: string): Post | undefined {
  const posts = postList()
  return posts[postIndex(posts).positions.get(slug) ?? -1]
}

/** The words of a post as Markdown. */
export function markdownOf({ file }: Post): string {
  return expandMarkdown(readFrontMatter(readSource(join(postFolder, file))).content, file)
}

/** What visitors may see of what was read; of the rest, the build says why. */
export function publishedPosts({ posts, errors, warnings }: ReadPosts): Post[] {
  for (const error of errors) console.warn(`Post skipped: ${describeDiagnostic(error)}`)
  for (const warning of warnings) console.warn(`Post warning: ${describeDiagnostic(warning)}`)
  return posts.filter(isShown)
}

/** Whether visitors see a post today; a preview shows them all. */
export const isShown = (post: Post) => showsDrafts || isPublished(post, new Date().toISOString().slice(0, 10))

/** Neither a draft nor dated after `today`, a day in UTC. */
export function isPublished({ draft, date }: Post, today: string): boolean {
  return !draft && date <= today
}

interface ReadPosts {
  posts: Post[]
  /** What keeps posts from being shown. */
  errors: Diagnostic[]
  warnings: Diagnostic[]
}

/**
 * All posts that can be shown, newest first, and everything that is wrong with any.
 * @param parse finds out what is in a file; a build remembers that
 */
export function readPosts(
  from = postFolder,
  parse: (file: string, source: string) => Omit<ParsedPost, 'markdown'> = parsePost,
): ReadPosts {
  const files = postFiles(from)
  const posts = new Map<string, Post>()
  const errors = namesIn(from)
    .filter((name) => !isFile(join(from, name)))
    .map(noFile)
  const warnings: Diagnostic[] = []
  for (const file of files) {
    const parsed = parse(file, readSource(join(from, file)))
    errors.push(...parsed.errors)
    warnings.push(...parsed.warnings)
    if (!parsed.post) continue
    if (posts.has(parsed.post.slug)) errors.push(duplicateSlug(file))
    else posts.set(parsed.post.slug, parsed.post)
  }
  return { posts: [...posts.values()].sort(newestFirst), errors, warnings }
}

/** The names of the files that hold posts. */
export function postFiles(from = postFolder): string[] {
  return namesIn(from).filter((name) => isFile(join(from, name)))
}

function namesIn(from: string): string[] {
  return readdirSync(from)
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
}

/** Links within the folder are followed: what lies elsewhere is not the site's. */
function isFile(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false
  return dirname(realpathSync(path)) === realpathSync(dirname(path))
}

function noFile(file: string): Diagnostic {
  const message = 'this is no file, but a folder, or a link that leads elsewhere'
  return { file: `content/blog/${file}`, line: 1, message, fix: 'remove it, or write the post in its place' }
}

function duplicateSlug(file: string): Diagnostic {
  const message = 'another post has this name'
  return { file: `content/blog/${file}`, line: 1, field: 'file name', message, fix: 'rename one of them' }
}

function newestFirst(one: Post, other: Post): number {
  return compare(other.date, one.date) || compare(one.slug, other.slug)
}

/** Dates and slugs are plain letters and digits, whose order needs no knowledge of languages. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
