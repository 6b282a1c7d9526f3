import { searchIndexOf, searchIndexPath } from '@lintel/rules/search/postIndex.ts'
import { site } from '@site/data/site.ts'
import { markdownOf, postList } from '../content/posts.ts'
import { digestOf } from '../content/sources.ts'
import { copyOf } from '../render/pageMetadata.ts'
import type { Post } from '../schemas/post.ts'
import { feeds, maxEntries } from './feeds.ts'
import type { Output, OutputFiles } from './output.ts'
import { singleLine, withFrontMatter } from './text.ts'

/**
 * Only this many of the newest posts are searchable here, which keeps the index small. Older posts are found
 * through their topics.
 */
const maxSearched = 500

/** Returns the files made from all posts besides their pages. In development they are served on request. */
export function blogFiles(posts: Post[] = postList()): Output<string>[] {
  const copies = posts.map((post) => markdownCopy(post, markdownOf(post)))
  return [...feeds(posts), searchIndex(posts), ...copies]
}

/** Writes the same files if they have changed. The Markdown copy of a post is written with its page. */
export async function writeBlogFiles(files: OutputFiles) {
  const posts = postList()
  await files.putAll('feeds', newest(posts, maxEntries), () => feeds(posts))
  await files.put(searchIndexPath.slice(1), newest(posts, maxSearched), () => searchIndex(posts).content)
}

/** Returns a hash of the current content of the newest posts. */
export function newest(posts: Post[], count: number): string {
  return digestOf(JSON.stringify(posts.slice(0, count).map(({ slug, digest }) => [slug, digest])))
}

/** Returns the index that the blog's search fetches on first use. */
export function searchIndex(posts: Post[]): Output<string> {
  return { path: searchIndexPath.slice(1), content: searchIndexOf(posts.slice(0, maxSearched)) }
}

/** Returns a post as Markdown next to its page, for readers and programs that want only the text. */
export function markdownCopy(post: Post, markdown: string): Output<string> {
  const { slug, title, description, date, updated, author, tags } = post
  const dates = { date, ...(updated && { updated }) }
  const fields = { title, description, ...dates, author, tags, canonical: `${site.origin}/blog/${slug}` }
  const content = withFrontMatter(fields, `# ${singleLine(title)}\n\n${markdown}`)
  return { path: copyOf(`blog/${slug}`), content }
}
