import { Mark } from '#components/drawings/marks/Mark.tsx'
import { blog } from '#data/blog.ts'
import type { Post } from '#data/posts.ts'

interface NeighborLinksProps {
  previous: Post | undefined
  next: Post | undefined
}

/** The articles published before and after this one, at the two ends of a line. */
export function NeighborLinks({ previous, next }: NeighborLinksProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={blog.post.neighbors} className="page-width pb-16" data-print="hide">
      <div className="dimension-line grid border-b border-line sm:grid-cols-2">
        {previous && <Neighbor label={blog.post.previous} post={previous} />}
        {next && <Neighbor label={blog.post.next} post={next} isNext />}
      </div>
    </nav>
  )
}

function Neighbor({ label, post, isNext }: { label: string; post: Post; isNext?: boolean }) {
  const side = isNext
    ? 'border-line max-sm:not-first:border-t sm:col-start-2 sm:items-end sm:border-l sm:pl-8 sm:text-right'
    : 'sm:pr-8'
  return (
    <a href={`/blog/${post.slug}`} className={`group flex flex-col gap-2 py-7 ${side}`}>
      <span className="label flex items-center gap-2 text-muted">
        {!isNext && <Mark id="arrow-right" className="size-4 rotate-180" />}
        {label}
        {isNext && <Mark id="arrow-right" className="size-4" />}
      </span>
      <span className="text-h3 font-semibold text-balance group-hover:text-accent-text">{post.title}</span>
    </a>
  )
}
