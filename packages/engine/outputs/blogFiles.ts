import { searchIndexOf, searchIndexPath } from '@lintel/rules/search/postIndex.ts'
import { digestOf } from '../content/digestOf.ts'
import { markdownOf, type Post, postList } from '../content/posts.ts'
import { site } from '../content/site.ts'
import { copyOf } from '../render/pageMetadata.ts'
import { feeds, maxEntries } from './feeds.ts'
import type { Output, OutputFiles } from './output.ts'
import { singleLine, withFrontMatter } from './text.ts'

/** So many of the newest posts are searched: the index stays small, and the topics lead to all older ones. */
const maxSearched = 500

/** What the posts give besides their pages; in development it is served as it is asked for. */
export function blogFiles(posts: Post[] = postList()): Output<string>[] {
  const copies = posts.map((post) => markdownCopy(post, markdownOf(post)))
  return [...feeds(posts), searchIndex(posts), ...copies]
}

/** The same, of what has changed; a post's copy is written with its page. */
export async function writeBlogFiles(files: OutputFiles) {
  const posts = postList()
  await files.putAll('feeds', newest(posts, maxEntries), () => feeds(posts))
  await files.put(searchIndexPath.slice(1), newest(posts, maxSearched), () => searchIndex(posts).content)
}

/** Names the newest posts as they are now. */
export function newest(posts: Post[], count: number): string {
  return digestOf(JSON.stringify(posts.slice(0, count).map(({ slug, digest }) => [slug, digest])))
}

/** The index that the list's search fetches when it is first touched. */
export function searchIndex(posts: Post[]): Output<string> {
  return { path: searchIndexPath.slice(1), content: searchIndexOf(posts.slice(0, maxSearched)) }
}

/** A post as Markdown beside its page, for readers and programs that want the words alone. */
export function markdownCopy(post: Post, markdown: string): Output<string> {
  const { slug, title, description, date, updated, author, tags } = post
  const dates = { date, ...(updated && { updated }) }
  const fields = { title, description, ...dates, author, tags, canonical: `${site.origin}/blog/${slug}` }
  const content = withFrontMatter(fields, `# ${singleLine(title)}\n\n${markdown}`)
  return { path: copyOf(`blog/${slug}`), content }
}
