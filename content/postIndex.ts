import { mostRelatedPosts, topicName } from '#data/blog.ts'
import type { Post, Topic } from '#data/posts.ts'
import { slugOf } from '#data/rules/slugOf.ts'

/** What all pages of a list ask for, found out once. */
export interface PostIndex {
  /** Place in the list by slug. */
  places: Map<string, number>
  /** Every tag in use, the most used first. */
  topics: Topic[]
  byTopic: Map<string, Post[]>
  /** The newest posts that have these tags together, by `combinations`. */
  sharing: Map<string, Post[]>
}

/** Tags of a post beyond these say nothing of what it is related to: so many are no help to readers either. */
const mostTagsCompared = 6

const indexes = new WeakMap<Post[], PostIndex>()

/** @param posts newest first; the same array is looked through only once */
export function postIndex(posts: Post[]): PostIndex {
  const index = indexes.get(posts) ?? createIndex(posts)
  indexes.set(posts, index)
  return index
}

function createIndex(posts: Post[]): PostIndex {
  const topics = new Map<string, Topic>()
  const byTopic = new Map<string, Post[]>()
  const sharing = new Map<string, Post[]>()
  for (const post of posts) {
    for (const name of post.tags) {
      const slug = slugOf(name)
      const topic = topics.get(slug) ?? { name: topicName(name), slug, count: 0 }
      topics.set(slug, { ...topic, count: topic.count + 1 })
      listUnder(byTopic, slug).push(post)
    }
    for (const combination of combinations(post)) {
      const newest = listUnder(sharing, combination)
      // One more than is shown, as the post itself may be among them.
      if (newest.length <= mostRelatedPosts) newest.push(post)
    }
  }
  return {
    places: new Map(posts.map(({ slug }, place) => [slug, place])),
    topics: [...topics.values()].sort(mostUsedFirst),
    byTopic,
    sharing,
  }
}

/** The slugs of a post's tags, as far as they are compared. */
export function comparedTags({ tags }: Post): string[] {
  return tags.slice(0, mostTagsCompared).map((tag) => slugOf(tag))
}

/** Every selection of a post's tags, each under a name of its own. */
export function combinations(post: Post): string[] {
  const found: string[] = []
  for (const tag of comparedTags(post).sort()) {
    found.push(tag, ...found.map((others) => `${others} ${tag}`))
  }
  return found
}

function listUnder(lists: Map<string, Post[]>, key: string): Post[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

function mostUsedFirst(one: Topic, other: Topic): number {
  return other.count - one.count || one.slug.localeCompare(other.slug)
}
