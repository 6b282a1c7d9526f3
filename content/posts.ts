import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, describeDiagnostic } from '#data/diagnostic.ts'
import type { Post } from '#data/posts.ts'
import { showsDrafts } from './drafts.ts'
import { readMatter } from './frontMatter.ts'
import { postIndex } from './lists.ts'
import { type ParsedPost, parsePost, wordsOf } from './parsePost.ts'
import { readSource } from './sources.ts'

export type { Post } from '#data/posts.ts'
export { checkFrontMatter } from './frontMatter.ts'

/** Commands run from the project's folder; a bundle of this module may lie anywhere. */
export const postFolder = join(process.cwd(), 'content/blog')

let published: Post[] | undefined

/**
 * The posts that visitors see, newest first. Broken ones are left out, and the build says why.
 * In development drafts and future posts are there too, and every call reads the files again.
 */
export function postList(): Post[] {
  if (process.env.NODE_ENV === 'development') return readPosts().posts
  published ??= publishedPosts(readPosts())
  return published
}

/** Gives this copy of the module what a build has read, as each bundle has its own. */
export function setPosts(posts: Post[]) {
  published = posts
}

export function postBySlug(slug: string): Post | undefined {
  const posts = postList()
  return posts[postIndex(posts).places.get(slug) ?? -1]
}

/** The words of a post as Markdown. */
export function markdownOf({ file }: Post): string {
  return wordsOf(readMatter(readSource(join(postFolder, file))).content, file)
}

/** What visitors may see of what was read; the build is told of the rest. */
export function publishedPosts({ posts, errors, warnings }: ReadPosts): Post[] {
  for (const error of errors) console.warn(`Post skipped: ${describeDiagnostic(error)}`)
  for (const warning of warnings) console.warn(`Post warning: ${describeDiagnostic(warning)}`)
  if (showsDrafts) return posts
  const today = new Date().toISOString().slice(0, 10)
  return posts.filter((post) => isPublished(post, today))
}

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

/** All posts that can be shown, newest first, and everything that is wrong with any. */
export function readPosts(from = postFolder): ReadPosts {
  const files = postFiles(from)
  return collectPosts(
    files,
    files.map((name) => parsePost(name, readSource(join(from, name)))),
    from,
  )
}

/** The names of the files that hold posts. */
export function postFiles(from = postFolder): string[] {
  return namesOfPosts(from).filter((name) => isFile(join(from, name)))
}

function namesOfPosts(from: string): string[] {
  return readdirSync(from)
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
}

/** Links are followed: one that leads nowhere is no file. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * @param parsed what was found in each of the files
 * @param from the folder that they lie in
 */
export function collectPosts(
  files: string[],
  parsed: Omit<ParsedPost, 'markdown'>[],
  from = postFolder,
): ReadPosts {
  const posts = new Map<string, Post>()
  const others = namesOfPosts(from).filter((name) => !isFile(join(from, name)))
  const errors = [...parsed.flatMap((each) => each.errors), ...others.map(noFile)]
  for (const [index, { post }] of parsed.entries()) {
    if (!post) continue
    if (posts.has(post.slug)) errors.push(taken(files[index] ?? post.slug))
    else posts.set(post.slug, post)
  }
  return {
    posts: [...posts.values()].sort(newestFirst),
    errors,
    warnings: parsed.flatMap((each) => each.warnings),
  }
}

function noFile(file: string): Diagnostic {
  const message = 'this is no file, but a folder or a link that leads nowhere'
  return { file: `content/blog/${file}`, line: 1, message, fix: 'remove it, or write the post in its place' }
}

function taken(file: string): Diagnostic {
  const message = 'another post has this name'
  return { file: `content/blog/${file}`, line: 1, field: 'file name', message, fix: 'rename one of them' }
}

function newestFirst(one: Post, other: Post): number {
  return compare(other.date, one.date) || compare(one.slug, other.slug)
}

/** Dates and slugs are plain letters and digits, whose order needs no knowledge of languages. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
