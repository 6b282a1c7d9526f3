import { markdownOf, type Post, postList } from '#content/posts.ts'
import { site } from '#data/site.ts'
import type { Output } from './output.ts'
import { printable, singleLine } from './printable.ts'

export const markdownPath = ({ slug }: Post) => `blog/${slug}.md`

/** Each post as Markdown beside its page, for readers and programs that want the words alone. */
export function markdownCopies(posts: Post[] = postList()): Output<string>[] {
  return posts.map((post) => markdownCopy(post, markdownOf(post)))
}

export function markdownCopy(post: Post, markdown: string): Output<string> {
  const { slug, title, description, date, updated, author, tags } = post
  const dates = { date, ...(updated && { updated }) }
  const fields = { title, description, ...dates, author, tags, canonical: `${site.origin}/blog/${slug}` }
  // JSON is YAML too, so every value is quoted as it must be.
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const content = ['---', ...lines, '---', '', `# ${singleLine(title)}`, '', markdown, ''].join('\n')
  return { path: markdownPath(post), content: printable(content) }
}
