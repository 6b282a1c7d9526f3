import { fillIn } from './fillIn.ts'
import type { Topic } from './posts.ts'

/** How many posts stand on one page of a list, and beside an article. */
export const postsPerPage = 24
export const maxRelatedPosts = 3
/** How many topics the list names; the others are found on the posts themselves. */
export const maxTopics = 12

/** One sentence on a topic's page. */
export function articlesAbout(
  { name, count }: Topic,
  { one, other }: { one: string; other: string },
): string {
  return fillIn(count === 1 ? one : other, { count, topic: name })
}
