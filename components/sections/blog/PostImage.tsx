import { clsx } from 'clsx'
import { PostDrawing } from '#components/drawings/PostDrawing.tsx'
import type { Post } from '#data/posts.ts'

/** How wide it stands: a card or an article's column on large screens, the window on small ones. */
const sizes = '(min-width: 48rem) 45rem, 100vw'

interface PostImageProps {
  post: Post
  /** True below the first screen. */
  lazy: boolean
  className?: string
}

/** The picture that the post names, else the drawing made from its slug. Decoration: the title says what it is about. */
export function PostImage({ post, lazy, className }: PostImageProps) {
  const look = clsx('block aspect-2/1 h-auto w-full', className)
  if (!post.heroImage) return <PostDrawing slug={post.slug} className={look} />
  return (
    <img
      src={post.heroImage.src}
      srcSet={post.heroImage.srcSet ?? undefined}
      sizes={post.heroImage.srcSet ? sizes : undefined}
      alt=""
      width={800}
      height={400}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      className={clsx(look, 'object-cover')}
    />
  )
}
