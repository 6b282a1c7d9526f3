import { blog } from '@lintel/engine/content/strings.ts'
import type { Post } from '@lintel/engine/schemas/post.ts'
import { useShared } from '@lintel/kit/shared.ts'
import { Tags } from '@lintel/kit/ui/Badge.tsx'
import { LocalDate } from '@lintel/kit/ui/LocalDate.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { tagLabel } from '@lintel/rules/blog.ts'
import { clsx } from 'clsx'
import { PostDrawing } from '#components/drawings/PostDrawing.tsx'

interface PostGridProps {
  posts: Post[]
  level?: 2 | 3
  className?: string
}

/** Posts in one, two or three columns, or that there are none. */
export function PostGrid({ posts, level, className }: PostGridProps) {
  if (posts.length === 0)
    return <p className="border-y border-line py-10 text-lead text-muted">{blog.empty}</p>
  return (
    <ul data-unquoted className={clsx('card-grid grid gap-x-6 gap-y-10', className)}>
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} index={index} level={level} />
      ))}
    </ul>
  )
}

/** Cards that stand in the first screen of a wide window. */
const firstRow = 3

/** A post in a list; its words, tags and link stand level with those of its neighbors. */
function PostCard({ post, index, level = 2 }: { post: Post; index: number; level?: 2 | 3 }) {
  const lazy = index >= firstRow
  return (
    <li
      className="group row-span-5 grid grid-rows-subgrid gap-y-0"
      {...reveal(index, 150)}
      {...useShared(
        `card ${level} ${lazy} ${post.digest}`,
        <>
          <div className="border border-line group-hover:border-accent-text">
            <PostImage post={post} lazy={lazy} />
          </div>
          <Words post={post} level={level} />
        </>,
      )}
    />
  )
}

/**
 * How many characters three lines of a card hold, to which a description is clamped.
 * What fits is not clamped: with more space between words or letters (WCAG 1.4.12), or enlarged, it takes a fourth line.
 */
const THREE_LINES = 110

/** The date ends its line, where another locale's longer one moves nothing. */
function Words({ post, level }: { post: Post; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  const href = `/blog/${post.slug}`
  return (
    <>
      <p className="flex flex-wrap gap-x-4 pt-4 text-small text-muted">
        <span>{blog.authorLabel}</span>
        <LocalDate day={post.date} className="shrink-0" />
      </p>
      <div className="pt-2">
        <Heading className="text-h3">
          <a href={href} className="group-hover:text-accent-text hover:underline">
            {post.title}
          </a>
        </Heading>
        <p className={clsx('mt-3 text-muted', post.description.length > THREE_LINES && 'line-clamp-3')}>
          {post.description}
        </p>
      </div>
      <Tags
        tags={post.tags.map((tag) => tagLabel(tag, blog.topic.spellings))}
        className="flex flex-wrap content-start gap-1 pt-4"
      />
      <a
        href={href}
        className="mt-3 inline-flex min-h-6 items-center justify-self-start text-small font-semibold text-accent-text hover:underline pointer-coarse:min-h-11"
      >
        {blog.readMore}
        <span className="sr-only">: {post.title}</span>
      </a>
    </>
  )
}

/** How wide it stands: a card or an article's column on large screens, the window on small ones. */
const sizes = '(min-width: 48rem) 45rem, 100vw'

interface PostImageProps {
  post: Post
  /** True below the first screen. */
  lazy: boolean
}

/** The picture that the post names, else the drawing made from its slug. Decoration: the title says what it is about. */
export function PostImage({ post, lazy }: PostImageProps) {
  const look = 'block aspect-2/1 h-auto w-full'
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
      className={`${look} object-cover`}
    />
  )
}
