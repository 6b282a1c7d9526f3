import { mostRelatedPosts, mostTopics, postsPerPage } from '#data/blog.ts'
import type { ListPage, Post, Topic } from '#data/posts.ts'
import { combinations, comparedTags, postIndex } from './postIndex.ts'

/** One page of a list of posts; page 1 exists even where the list is empty. */
export function listPage(posts: Post[], page: number): ListPage {
  return { posts: posts.slice((page - 1) * postsPerPage, page * postsPerPage), page, pages: pagesOf(posts) }
}

function pagesOf(posts: Post[]): number {
  return Math.max(1, Math.ceil(posts.length / postsPerPage))
}

/** The numbers of the pages after the first, which has an address of its own. */
export function laterPages(posts: Post[]): number[] {
  return Array.from({ length: pagesOf(posts) - 1 }, (_, index) => index + 2)
}

/** The number of a later page as an address says it; undefined where there is no such page. */
export function laterPage(posts: Post[], written: string | undefined): number | undefined {
  const page = Number(written)
  return String(page) === written && page >= 2 && page <= pagesOf(posts) ? page : undefined
}

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
