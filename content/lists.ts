import { mostRelatedPosts, mostTopics, postsPerPage, topicName } from '#data/blog.ts'
import type { ListPage, Post, Topic } from '#data/posts.ts'
import { tagSlug } from '#data/rules/tagSlug.ts'

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

/** Every tag in use, the most used first. */
export function topicsOf(posts: Post[]): Topic[] {
  const topics = new Map<string, Topic>()
  for (const name of posts.flatMap((post) => post.tags)) {
    const slug = tagSlug(name)
    const topic = topics.get(slug) ?? { name: topicName(name), slug, count: 0 }
    topics.set(slug, { ...topic, count: topic.count + 1 })
  }
  return [...topics.values()].sort(
    (one, other) => other.count - one.count || one.slug.localeCompare(other.slug),
  )
}

export function mainTopics(posts: Post[]): Topic[] {
  return topicsOf(posts).slice(0, mostTopics)
}

export function topicBySlug(posts: Post[], slug: string | undefined): Topic | undefined {
  return topicsOf(posts).find((topic) => topic.slug === slug)
}

export function postsAbout(posts: Post[], topic: string): Post[] {
  return posts.filter((post) => post.tags.some((tag) => tagSlug(tag) === topic))
}

/** The posts published just before and just after this one. */
export function neighborsOf(
  posts: Post[],
  { slug }: Post,
): { previous: Post | undefined; next: Post | undefined } {
  const index = posts.findIndex((post) => post.slug === slug)
  return { previous: posts[index + 1], next: index > 0 ? posts[index - 1] : undefined }
}

/** Posts that share tags with this one. A tag says the more the fewer posts have it; equals come newest first. */
export function relatedTo(posts: Post[], post: Post): Post[] {
  const weights = new Map(topicsOf(posts).map(({ slug, count }) => [slug, 1 / count]))
  const own = new Set(post.tags.map(tagSlug))
  const score = ({ tags }: Post) =>
    tags.map(tagSlug).reduce((sum, tag) => sum + (own.has(tag) ? (weights.get(tag) ?? 0) : 0), 0)
  return posts
    .filter((other) => other.slug !== post.slug)
    .map((other) => ({ other, score: score(other) }))
    .filter((candidate) => candidate.score > 0)
    .sort((one, two) => two.score - one.score)
    .slice(0, mostRelatedPosts)
    .map(({ other }) => other)
}
