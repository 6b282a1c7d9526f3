import { searchIndexOf, searchIndexPath } from '#components/blog/searchIndex.ts'
import { type Post, postList } from '#content/posts.ts'
import type { Output } from './output.ts'

/** So many of the newest posts are searched: the index stays small, and the topics lead to all older ones. */
export const mostSearched = 500

/** The index that the list's search fetches when it is first touched. */
export function searchIndex(posts: Post[] = postList()): Output<string>[] {
  return [{ path: searchIndexPath.slice(1), content: searchIndexOf(posts.slice(0, mostSearched)) }]
}
