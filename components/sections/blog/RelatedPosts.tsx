import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { blog } from '#data/blog.ts'
import type { Post } from '#data/posts.ts'
import { PostGrid } from './PostGrid.tsx'

export function RelatedPosts({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return null
  return (
    <section className="border-t border-line bg-surface py-section" data-print="hide">
      <div className="page-width">
        <SectionLabel>{blog.post.related}</SectionLabel>
        <h2 className="mt-8 mb-10 text-h2">{blog.post.relatedTitle}</h2>
        <PostGrid posts={posts} level={3} />
      </div>
    </section>
  )
}
