import { blog } from '#data/blog.ts'
import type { PageHead } from '#renderer/head.ts'
import type { BlogData } from './+data.ts'

export default ({ list }: BlogData): PageHead => ({
  ...blog.head,
  subject: { kind: 'posts', title: blog.title, posts: list.posts },
})
