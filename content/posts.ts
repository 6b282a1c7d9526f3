import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Post } from '#data/posts.ts'
import { type PostIssue, parsePost } from './parsePost.ts'

export type { Post } from '#data/posts.ts'
export { checkFrontMatter } from './frontMatter.ts'

/** Commands run from the project's folder; a bundle of this module may lie anywhere. */
const folder = join(process.cwd(), 'content/blog')

let published: Post[] | undefined

/**
 * The posts that visitors see, newest first. Broken ones are left out, and the build says why.
 * In development drafts and future posts are there too, and every call reads the files anew.
 */
export function postList(): Post[] {
  if (process.env.NODE_ENV === 'development') return readPosts().posts
  if (!published) {
    const { posts, issues } = readPosts()
    for (const issue of issues) console.warn(`Post skipped: ${describeIssue(issue)}`)
    const today = new Date().toISOString().slice(0, 10)
    published = posts.filter((post) => isPublished(post, today))
  }
  return published
}

export function postBySlug(slug: string): Post | undefined {
  return postList().find((post) => post.slug === slug)
}

/** Neither a draft nor dated after `today`, a day in UTC. */
export function isPublished({ draft, date }: Post, today: string): boolean {
  return !draft && date <= today
}

/** All posts that can be shown, newest first, and everything that is wrong with any. */
export function readPosts(from = folder): { posts: Post[]; issues: PostIssue[]; warnings: PostIssue[] } {
  const files = readdirSync(from)
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
  const parsed = files.map((name) => parsePost(name, readFileSync(join(from, name), 'utf8')))
  const posts = new Map<string, Post>()
  const issues = parsed.flatMap((each) => each.issues)
  for (const [index, { post }] of parsed.entries()) {
    if (!post) continue
    if (posts.has(post.slug)) issues.push(taken(files[index] ?? post.slug))
    else posts.set(post.slug, post)
  }
  return {
    posts: [...posts.values()].sort(newestFirst),
    issues,
    warnings: parsed.flatMap((each) => each.warnings),
  }
}

export function describeIssue({ file, line, field, cure }: PostIssue): string {
  return `content/blog/${file}:${line} ${field}: ${cure}`
}

function taken(file: string): PostIssue {
  return { file, line: 1, field: 'file name', cure: 'another post has this name: rename one of them' }
}

function newestFirst(one: Post, other: Post): number {
  return other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug)
}
