import { blog } from '#data/blog.ts'
import type { PageHead } from '#renderer/head.ts'
import type { BlogPageData } from './+data.ts'

export default ({ list: { page, pages, posts } }: BlogPageData): PageHead => ({
  title: `${blog.head.title}, page ${page}`,
  description: `${blog.lead} Page ${page} of ${pages}.`,
  subject: { kind: 'posts', title: blog.title, posts },
})
