import { blog } from '#data/blog.ts'
import type { PageHead } from '#renderer/head.ts'
import type { PostData } from './+data.ts'

export default ({ post }: PostData): PageHead => {
  if (!post) return { title: blog.notFound.title, description: blog.notFound.text, hidden: true }
  return {
    title: post.title,
    description: post.description || blog.head.description,
    subject: { kind: 'post', post },
  }
}
