import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { blog } from '#data/blog.ts'
import type { Topic } from '#data/posts.ts'

/** The list's topics with how many posts each has; the current one, if any, is marked. */
export function Topics({ topics, current }: { topics: Topic[]; current?: string }) {
  if (topics.length === 0) return null
  return (
    <nav aria-label={blog.topics} data-print="hide">
      <ul className="flex flex-wrap gap-2">
        <TopicLink href="/blog" isCurrent={current === undefined}>
          {blog.allTopics}
        </TopicLink>
        {topics.map(({ name, slug, count }) => (
          <TopicLink key={slug} href={`/blog/tags/${slug}`} isCurrent={slug === current}>
            {name}
            <span className="text-muted" aria-hidden="true">
              {count}
            </span>
          </TopicLink>
        ))}
      </ul>
    </nav>
  )
}

interface TopicLinkProps {
  href: string
  isCurrent: boolean
  children: ReactNode
}

function TopicLink({ href, isCurrent, children }: TopicLinkProps) {
  return (
    <li>
      <a
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={clsx(
          'label flex min-h-8 items-center gap-2 rounded-full border px-3.5 pointer-coarse:min-h-11',
          isCurrent
            ? 'border-accent-text text-accent-text'
            : 'border-line text-text hover:border-accent-text',
        )}
      >
        {children}
      </a>
    </li>
  )
}
