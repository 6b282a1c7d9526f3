import { mostRelatedPosts, mostTopics, postsPerPage } from '#data/blog.ts'
import type { ListPage, Post, Topic } from '#data/posts.ts'
import { combinations, comparedTags, postIndex } from './postIndex.ts'

const listAddress = /^\/blog(?:\/tags\/(?<tag>[^/]+))?(?:\/page\/(?<page>[^/]+))?$/

/** Which list of posts has this path, by the variable parts of it; false where none has. */
export function listAt(path: string): Record<string, string> | false {
  const parts = listAddress.exec(path)?.groups
  return parts ? Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) : false
}

/** The first page of a list has no number. */
const listPath = (tag?: string, page: number | string = 1) =>
  ['/blog', ...(tag ? ['tags', tag] : []), ...(page === 1 ? [] : ['page', page])].join('/')

/** The pattern of a list's path, as "/blog/tags/@tag". */
export const listRoute = (topic: Topic | undefined, page: number) =>
  listPath(topic && '@tag', page === 1 ? 1 : '@page')

/** The paths of all lists, with all their pages. */
export function listPaths(posts: Post[]): string[] {
  const lists = [
    { tag: '', about: posts },
    ...topicsOf(posts).map(({ slug }) => ({ tag: slug, about: postsAbout(posts, slug) })),
  ]
  return lists.flatMap(({ tag, about }) =>
    Array.from({ length: pagesOf(about) }, (_, index) => listPath(tag, index + 1)),
  )
}

/**
 * One page of a list of posts; the first one exists even where the list is empty.
 * @param written the number of a later page, as an address says it
 * @returns undefined where there is no such page
 */
export function listPage(posts: Post[], written?: string): ListPage | undefined {
  const [page, pages] = [Number(written ?? 1), pagesOf(posts)]
  if (written !== undefined && !(String(page) === written && page >= 2 && page <= pages)) return undefined
  return { posts: posts.slice((page - 1) * postsPerPage, page * postsPerPage), page, pages }
}

const pagesOf = (posts: Post[]) => Math.max(1, Math.ceil(posts.length / postsPerPage))

/** Every tag in use, the most used first. */
export const topicsOf = (posts: Post[]): Topic[] => postIndex(posts).topics

export function mainTopics(posts: Post[]): Topic[] {
  return topicsOf(posts).slice(0, mostTopics)
}

export function topicBySlug(posts: Post[], slug: string | undefined): Topic | undefined {
  return topicsOf(posts).find((topic) => topic.slug === slug)
}

export function postsAbout(posts: Post[], topic: string): Post[] {
  return postIndex(posts).byTopic.get(topic) ?? []
}

/** The posts published just before and just after this one. */
export function neighborsOf(
  posts: Post[],
  { slug }: Post,
): { previous: Post | undefined; next: Post | undefined } {
  const place = postIndex(posts).places.get(slug)
  if (place === undefined) return { previous: undefined, next: undefined }
  return { previous: posts[place + 1], next: posts[place - 1] }
}

/** Posts that share tags with this one. A tag says the more the fewer posts have it; equals come newest first. */
export function relatedTo(posts: Post[], post: Post): Post[] {
  const { places, byTopic, sharing } = postIndex(posts)
  const own = comparedTags(post)
  const score = (other: Post) =>
    comparedTags(other).reduce(
      (sum, tag) => sum + (own.includes(tag) ? 1 / (byTopic.get(tag)?.length ?? 1) : 0),
      0,
    )
  const place = ({ slug }: Post) => places.get(slug) ?? 0
  // Whoever shares some tags exactly is among the newest that share them, or these come before it anyway.
  const candidates = new Set(combinations(post).flatMap((tags) => sharing.get(tags) ?? []))
  return [...candidates]
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, score: score(other) }))
    .sort((one, two) => two.score - one.score || place(one.other) - place(two.other))
    .slice(0, mostRelatedPosts)
    .map(({ other }) => other)
}
