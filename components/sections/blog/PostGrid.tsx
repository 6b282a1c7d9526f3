import { blog } from '#data/blog.ts'
import type { Post } from '#data/posts.ts'
import { PostCard } from './PostCard.tsx'

/** Posts in one, two or three columns, or that there are none. */
export function PostGrid({ posts, level }: { posts: Post[]; level?: 2 | 3 }) {
  if (posts.length === 0)
    return <p className="border-y border-line py-10 text-lead text-muted">{blog.empty}</p>
  return (
    <ul className="card-grid grid gap-6">
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} index={index} {...(level && { level })} />
      ))}
    </ul>
  )
}
