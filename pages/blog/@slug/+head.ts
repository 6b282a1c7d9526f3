import { getContent } from '@lintel/engine/content/store.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'
import type { PostData } from './+data.ts'

export default ({ post }: PostData): PageHead => {
  const { head, notFound } = getContent('pages', 'blog')
  if (!post) return { title: notFound.title, description: notFound.text, hidden: true }
  return {
    title: post.title,
    // Search engines show no two pages with one description.
    description: post.description || `${post.title} — ${head.description}`,
    subject: { kind: 'post', post },
  }
}
