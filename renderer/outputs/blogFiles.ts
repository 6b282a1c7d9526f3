import { searchIndexPath } from '#components/blog/searchIndex.ts'
import { digestOf } from '#content/digestOf.ts'
import { type Post, postList } from '#content/posts.ts'
import { feeds, mostEntries } from './feeds.ts'
import { markdownCopies } from './markdownCopies.ts'
import type { Output, OutputFiles } from './output.ts'
import { mostSearched, searchIndex } from './searchIndex.ts'

/** What the posts give besides their pages, one function each; in development it is served as it is asked for. */
export function blogFiles(): Output<string>[] {
  return [feeds, markdownCopies, searchIndex].flatMap((output) => output())
}

/** The same but for the Markdown copies, which the build writes with the pages. */
export async function writeBlogFiles(files: OutputFiles) {
  const posts = postList()
  await files.putAll(['blog/feed.xml', 'blog/feed.json'], newest(posts, mostEntries), () => feeds())
  await files.putAll([searchIndexPath.slice(1)], newest(posts, mostSearched), () => searchIndex())
}

/** Names the newest posts as they are now. */
export function newest(posts: Post[], count: number): string {
  return digestOf(JSON.stringify(posts.slice(0, count).map(({ slug, digest }) => [slug, digest])))
}
