import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { listAt, postsAbout } from '#content/lists.ts'
import { postList } from '#content/posts.ts'
import type { Post } from '#data/posts.ts'
import { commitDays } from './commitDays.ts'
import { pageSources } from './pageSources.ts'

const dayOf = ({ date, updated }: Post) => updated ?? date

/**
 * Tells the day (year-month-day) on which a page last changed: a post's own; of a list, that of the newest change
 * among its posts; of another page, the newest commit of what it is made of. No day at all is told where the history
 * is not there to ask (a shallow clone, a download), because a wrong day is worse than none.
 */
export function lastModified(): (path: string) => string | undefined {
  const posts = postList()
  const days = new Map(posts.map((post) => [`/blog/${post.slug}`, dayOf(post)]))
  const commits = commitDays()
  const lists = new Map<string, string | undefined>()
  return (path) => days.get(path) ?? listDay(path, posts, lists) ?? pageDay(path, commits)
}

function listDay(path: string, posts: Post[], known: Map<string, string | undefined>): string | undefined {
  const list = listAt(path)
  if (!list) return undefined
  const { tag = '' } = list
  if (!known.has(tag)) known.set(tag, newest((tag ? postsAbout(posts, tag) : posts).map(dayOf)))
  return known.get(tag)
}

function pageDay(path: string, commits: Map<string, string>): string | undefined {
  const folder = folderOf(path)
  if (!folder) return undefined
  const days = pageSources(folder).map((file) => commits.get(file))
  // A file that was never committed has changed since, and nobody knows when.
  return days.includes(undefined) ? undefined : newest(days.filter((day) => day !== undefined))
}

/** The folder of a page: its own, or that of the pages of its kind; none of an address that has no page. */
function folderOf(path: string): string | undefined {
  const own = [`pages${path === '/' ? '/index' : path}`, `pages${path}/index`]
  return (
    own.find((folder) => existsSync(`${folder}/+Page.tsx`)) ?? kinds().find((kind) => isOfKind(path, kind))
  )
}

/** The folders whose pages differ by a part of their address, as "pages/tools/@toolId". */
const kinds = () => globSync('pages/*/**/@*/**/+Page.tsx').map((file) => dirname(file))

function isOfKind(path: string, kind: string): boolean {
  const parts = path.split('/').slice(1)
  const pattern = kind.split('/').slice(1)
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => part.startsWith('@') || part === parts[index])
  )
}

const newest = (days: string[]) => days.toSorted().at(-1)
