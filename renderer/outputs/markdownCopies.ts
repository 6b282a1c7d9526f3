import { type Post, postList } from '#content/posts.ts'
import { site } from '#data/site.ts'
import type { Output } from './output.ts'

/** Each post as Markdown beside its page, for readers and programs that want the words alone. */
export function markdownCopies(posts: Post[] = postList()): Output[] {
  return posts.map((post) => ({ path: `blog/${post.slug}.md`, content: markdownCopy(post) }))
}

function markdownCopy({ slug, title, description, date, author, tags, markdown }: Post): string {
  const fields = { title, description, date, author, tags, canonical: `${site.origin}/blog/${slug}` }
  // JSON is YAML too, so every value is quoted as it must be.
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['---', ...lines, '---', '', `# ${title}`, '', markdown, ''].join('\n')
}
