import type { Topic } from '@lintel/rules/blog.ts'
import { maxRelatedPosts, maxTopics, postsPerPage, topicName } from '@lintel/rules/blog.ts'
import { slugOf } from '@lintel/rules/slugOf.ts'
import type { ListPage, Post } from '../schemas/post.ts'
import { getContent } from './store.ts'

const listAddress = /^\/blog(?:\/tags\/(?<tag>[^/]+))?(?:\/page\/(?<page>[^/]+))?$/

/** Returns the route parameters of a list of posts if the path is one, or false. */
export function listAt(path: string): Record<string, string> | false {
  const parts = listAddress.exec(path)?.groups
  return parts ? Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) : false
}

/** The first page of a list has no number in its path. */
const listPath = (tag?: string, page: number | string = 1) =>
  ['/blog', ...(tag ? ['tags', tag] : []), ...(page === 1 ? [] : ['page', page])].join('/')

/** Returns the route of a list, such as "/blog/tags/@tag". */
export const listRoute = (topic: Topic | undefined, page: number) =>
  listPath(topic && '@tag', page === 1 ? 1 : '@page')

/** Returns the paths of all pages of all lists. */
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
 * Returns one page of a list of posts. The first page exists even if the list is empty.
 * @param number the number of a later page, as it appears in the address
 * @returns undefined if there is no such page
 */
export function listPage(posts: Post[], number?: string): ListPage | undefined {
  const [page, pages] = [Number(number ?? 1), pagesOf(posts)]
  if (number !== undefined && !(String(page) === number && page >= 2 && page <= pages)) return undefined
  return { posts: posts.slice((page - 1) * postsPerPage, page * postsPerPage), page, pages }
}

const pagesOf = (posts: Post[]) => Math.max(1, Math.ceil(posts.length / postsPerPage))

/** Lists every tag in use, most used first. */
export const topicsOf = (posts: Post[]): Topic[] => postIndex(posts).topics

export function mainTopics(posts: Post[]): Topic[] {
  return topicsOf(posts).slice(0, maxTopics)
}

export function topicBySlug(posts: Post[], slug: string | undefined): Topic | undefined {
  return topicsOf(posts).find((topic) => topic.slug === slug)
}

export function postsAbout(posts: Post[], topic: string): Post[] {
  return postIndex(posts).byTopic.get(topic) ?? []
}

/** Returns the posts published just before and just after this one. */
export function neighborsOf(
  posts: Post[],
  { slug }: Post,
): { previous: Post | undefined; next: Post | undefined } {
  const position = postIndex(posts).positions.get(slug)
  if (position === undefined) return { previous: undefined, next: undefined }
  return { previous: posts[position + 1], next: posts[position - 1] }
}

/**
 * Returns posts that share tags with this one, except its neighbors, which are linked separately. Rare tags
 * count more than common ones; ties go to the newer post.
 */
export function relatedTo(posts: Post[], post: Post): Post[] {
  const { positions, byTopic, compared, sharing } = postIndex(posts)
  const own = comparedTags(post)
  const score = (other: Post) =>
    (compared.get(other) ?? []).reduce(
      (sum, tag) => sum + (own.includes(tag) ? 1 / (byTopic.get(tag)?.length ?? 1) : 0),
      0,
    )
  const positionOf = ({ slug }: Post) => positions.get(slug) ?? 0
  // Posts that share exactly the same tags score alike, so only the newest of them can make the list.
  const candidates = new Set(combinations(own).flatMap((tags) => sharing.get(tags) ?? []))
  return [...candidates]
    .filter((other) => Math.abs(positionOf(other) - positionOf(post)) > 1)
    .map((other) => ({ other, score: score(other) }))
    .sort((one, two) => two.score - one.score || positionOf(one.other) - positionOf(two.other))
    .slice(0, maxRelatedPosts)
    .map(({ other }) => other)
}

/** Indexes of a list of posts, computed once for all pages. */
interface PostIndex {
  /** Position in the list, by slug. */
  positions: Map<string, number>
  /** Every tag in use, most used first. */
  topics: Topic[]
  byTopic: Map<string, Post[]>
  /** The tags by which each post is compared. */
  compared: Map<Post, string[]>
  /** The newest posts for each combination of compared tags; `combinations` makes the keys. */
  sharing: Map<string, Post[]>
}

/**
 * A post with more tags than this is compared by its first ones only: more say little about its subject, and
 * the number of combinations doubles with each.
 */
const maxTagsCompared = 6

const indexes = new WeakMap<Post[], PostIndex>()

/**
 * Returns the indexes of a list of posts, computed once per array.
 * @param posts newest first
 */
export function postIndex(posts: Post[]): PostIndex {
  const index = indexes.get(posts) ?? createIndex(posts)
  indexes.set(posts, index)
  return index
}

function createIndex(posts: Post[]): PostIndex {
  const { spellings } = getContent('pages', 'blog').topic
  const topics = new Map<string, Topic>()
  const byTopic = new Map<string, Post[]>()
  const compared = new Map(posts.map((post) => [post, comparedTags(post)]))
  const sharing = new Map<string, Post[]>()
  for (const post of posts) {
    for (const name of post.tags) {
      const slug = slugOf(name)
      const topic = topics.get(slug) ?? { name: topicName(name, spellings), slug, count: 0 }
      topics.set(slug, { ...topic, count: topic.count + 1 })
      listUnder(byTopic, slug).push(post)
    }
    for (const combination of combinations(compared.get(post) ?? [])) {
      const newest = listUnder(sharing, combination)
      // The post itself and its two neighbors are excluded later, so keep three more than are shown.
      if (newest.length < maxRelatedPosts + 3) newest.push(post)
    }
  }
  return {
    positions: new Map(posts.map(({ slug }, position) => [slug, position])),
    topics: [...topics.values()].sort(mostUsedFirst),
    byTopic,
    compared,
    sharing,
  }
}

/** Returns the slugs of the tags that are compared. */
function comparedTags({ tags }: Post): string[] {
  return tags.slice(0, maxTagsCompared).map((tag) => slugOf(tag))
}

/** Returns a key for every combination of tags. */
function combinations(tags: string[]): string[] {
  const topics: string[] = []
  for (const tag of tags.toSorted()) {
    topics.push(tag, ...topics.map((others) => `${others} ${tag}`))
  }
  return topics
}

function listUnder(lists: Map<string, Post[]>, key: string): Post[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

function mostUsedFirst(one: Topic, other: Topic): number {
  return other.count - one.count || one.slug.localeCompare(other.slug)
}
