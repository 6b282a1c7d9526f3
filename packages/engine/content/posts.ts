import { type Dirent, readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Diagnostic, describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { isShownAt } from '@lintel/rules/moment.ts'
import type { Post } from '../schemas/post.ts'
import { readFrontMatter } from './frontMatter.ts'
import { postIndex } from './lists.ts'
import { now, showsEverything } from './now.ts'
import { expandMarkdown, type ParsedPost, parsePost } from './parsePost.ts'
import {
  Cache,
  isFile,
  isFolder,
  isTooLarge,
  leadsOut,
  readSource,
  tooLarge,
  unreadableName,
} from './sources.ts'

export { checkFrontMatter } from './frontMatter.ts'

/** Found from the working directory, which is the project's, because a bundle may be anywhere. */
export const postFolder = join(process.cwd(), 'content/blog')

let published: Post[] | undefined
/** Includes posts that visitors do not see yet. */
const unpublished = new Cache<Post[]>()

/**
 * Returns the posts that visitors see, newest first. Invalid posts are left out and reported by the build. In
 * development, drafts and future posts are included.
 */
export function postList(): Post[] {
  if (process.env.NODE_ENV === 'development') return unpublished.of('', () => readPosts().posts)
  published ??= publishedPosts(readPosts())
  return published
}

/** Provides the posts that the build has already read, some of them from its cache. */
export function setPosts(posts: Post[]) {
  published = posts
}

export function postBySlug(slug: string): Post | undefined {
  const posts = postList()
  return posts[postIndex(posts).positions.get(slug) ?? -1]
}

/** Returns the text of a post as Markdown. */
export function markdownOf({ file }: Post): string {
  return expandMarkdown(readFrontMatter(readSource(join(postFolder, file))).content, file)
}

/** Returns the posts that visitors see, and logs the problems of all. */
export function publishedPosts({ posts, errors, warnings }: ReadPosts): Post[] {
  for (const error of errors) console.warn(`Post skipped: ${describeDiagnostic(error)}`)
  for (const warning of warnings) console.warn(`Post warning: ${describeDiagnostic(warning)}`)
  return posts.filter(isShown)
}

/** Whether visitors see a post now. Previews show every post. */
export const isShown = (post: Post) => showsEverything() || isPublished(post, now())

/**
 * Whether a post is no draft, its minute has come, and it has not ended.
 * @param now in ms since 1970
 */
export function isPublished(post: Schedule & Pick<Post, 'draft'>, now: number): boolean {
  return !post.draft && isShownAt(endsOf(post), now)
}

type Schedule = Pick<Post, 'date' | 'time' | 'until'>

/** When a post appears and ends. Without a time, its day begins in UTC. */
export const endsOf = ({ date, time, until }: Schedule) => ({ from: `${date}T${time ?? '00:00Z'}`, until })

interface ReadPosts {
  posts: Post[]
  /** Problems that keep posts off the site. */
  errors: Diagnostic[]
  warnings: Diagnostic[]
}

/**
 * Reads all posts that can be rendered, newest first, with the problems of all.
 * @param parse parses one file; the build passes one that caches
 */
export function readPosts(
  from = postFolder,
  parse: (file: string, source: string) => Omit<ParsedPost, 'markdown'> = parsePost,
): ReadPosts {
  const { files = [], others = [] } = namesByKind(from)
  const posts = new Map<string, Post>()
  const errors = others.map(noFile)
  const warnings: Diagnostic[] = []
  for (const file of files) {
    if (isTooLarge(join(from, file))) {
      errors.push(tooLarge(join(from, file)))
      continue
    }
    const parsed = parse(file, readSource(join(from, file)))
    errors.push(...parsed.errors)
    warnings.push(...parsed.warnings)
    if (!parsed.post) continue
    if (posts.has(parsed.post.slug)) errors.push(duplicateSlug(file))
    else posts.set(parsed.post.slug, parsed.post)
  }
  return { posts: [...posts.values()].sort(newestFirst), errors, warnings }
}

/** Lists the names of the files that contain posts. */
export const postFiles = (from = postFolder): string[] => namesByKind(from).files ?? []

/** What is named as a post, and is no file. */
export const noPosts = (from = postFolder): Diagnostic[] => (namesByKind(from).others ?? []).map(noFile)

/** A site without the folder has no posts, nor has one where it is a link to what is none of the site's. */
function namesByKind(from: string): { files?: string[]; others?: string[] } {
  if (!isFolder(from) || leadsOut(from)) return {}
  const entries = readdirSync(from, { withFileTypes: true }).filter(({ name }) => /\.mdx?$/.test(name))
  const { files, others } = Object.groupBy(entries, (entry) => (isPost(entry) ? 'files' : 'others'))
  const namesOf = (entries: Dirent[] = []) => entries.map(({ name }) => name).sort()
  return { files: namesOf(files), others: namesOf(others) }
}

/**
 * Whether an entry is a file. Symbolic links are followed only within the folder, because anything else does
 * not belong to the site.
 */
function isPost(entry: Dirent): boolean {
  const path = join(entry.parentPath, entry.name)
  // A name that is not in UTF-8 is read as another one, of which there is no file.
  if (!entry.isSymbolicLink()) return entry.isFile() && isFile(path)
  return isFile(path) && dirname(realpathSync.native(path)) === realpathSync.native(entry.parentPath)
}

function noFile(file: string): Diagnostic {
  if (file.includes('\u{fffd}')) return { line: 1, ...unreadableName(`content/blog/${file}`) }
  const message = 'this is no file, but a folder, or a link that leads elsewhere'
  return { file: `content/blog/${file}`, line: 1, message, fix: 'remove it, or write the post in its place' }
}

function duplicateSlug(file: string): Diagnostic {
  const message = 'another post has this name'
  return { file: `content/blog/${file}`, line: 1, field: 'file name', message, fix: 'rename one of them' }
}

function newestFirst(one: Post, other: Post): number {
  return (
    compare(other.date, one.date) ||
    compare(other.time ?? '', one.time ?? '') ||
    compare(one.slug, other.slug)
  )
}

/** Compares by code unit: dates and slugs contain only ASCII letters, digits and hyphens. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
