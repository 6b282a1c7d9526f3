import { blog } from '@lintel/engine/content/strings.ts'
import type { ListPage } from '@lintel/engine/schemas/post.ts'
import { Island } from '@lintel/kit/hydration/Island.tsx'
import BlogSearch from '@lintel/kit/islands/BlogSearch.tsx'
import NewsletterForm from '@lintel/kit/islands/NewsletterForm.tsx'
import { Badge } from '@lintel/kit/ui/Badge.tsx'
import { LinkList } from '@lintel/kit/ui/links.tsx'
import { SectionTitle } from '@lintel/kit/ui/Section.tsx'
import type { Topic } from '@lintel/rules/blog.ts'
import { articlesAbout, topicHeading } from '@lintel/rules/blog.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PostGrid } from '#components/sections/blog/PostGrid.tsx'
import { ListHero } from '#components/sections/ListHero.tsx'

/** Above the list of all articles, or of those about a topic. */
export function BlogHero({ topic }: { topic: Topic | undefined }) {
  const { back, badge } = topic ? { back: blog.post.back, badge: blog.topic.badge } : blog
  return (
    <ListHero
      back={back}
      badge={<Badge tone="accent">{badge}</Badge>}
      title={topic ? topicHeading(topic) : blog.title}
      lead={topic ? articlesAbout(topic, blog.topic.about) : blog.lead}
    />
  )
}

interface PostListProps {
  list: ListPage
  topics: Topic[]
  /** The topic that the list is about; without one it is about all. */
  current: string | undefined
}

/** One page of posts, with the ways to narrow the list down. */
export function PostList({ list: { posts, page, pages }, topics, current }: PostListProps) {
  const base = current === undefined ? '/blog' : `/blog/tags/${current}`
  return (
    <section className="pt-8 pb-section md:pt-10" aria-label={blog.list.label}>
      <div className="page-width">
        <div className="mb-10 grid items-start gap-6 lg:grid-cols-12">
          <div className="lg:col-span-4 lg:col-start-9 lg:row-start-1">
            <Island when="interaction">
              <BlogSearch />
            </Island>
          </div>
          <div className="lg:col-span-8 lg:row-start-1">
            <Topics topics={topics} current={current} />
          </div>
        </div>
        <PostGrid posts={posts} className="post-list" />
        <Pagination base={base} page={page} pages={pages} />
      </div>
    </section>
  )
}

/**
 * The list's topics with how many posts each has; the current one, if any, is marked. Those of a single post wait behind
 * a word.
 */
function Topics({ topics, current }: { topics: Topic[]; current: string | undefined }) {
  if (topics.length === 0) return null
  const { true: shown = [], false: others = [] } = Object.groupBy(
    topics,
    ({ slug, count }) => `${count > 1 || slug === current}`,
  )
  const linked = (each: Topic[]) =>
    each.map(({ name, slug, count }) => (
      <TopicLink key={slug} href={`/blog/tags/${slug}`} isCurrent={slug === current}>
        {topicHeading({ name })}
        <span className="text-muted" aria-hidden="true">
          {count}
        </span>
      </TopicLink>
    ))
  return (
    <nav aria-label={blog.list.topics} data-print="hide" className="flex flex-wrap items-start gap-2">
      <ul className="contents">
        <TopicLink href="/blog" isCurrent={current === undefined}>
          {blog.list.all}
        </TopicLink>
        {linked(shown)}
      </ul>
      {others.length > 0 && (
        <details className="open:basis-full">
          <summary className="label ml-1.5 inline-flex min-h-8 items-center text-muted underline decoration-dotted underline-offset-4 hover:text-accent-text pointer-coarse:min-h-11">
            {blog.list.moreTopics}
          </summary>
          <ul className="mt-2 flex flex-wrap gap-2">{linked(others)}</ul>
        </details>
      )}
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
          'label flex min-h-8 items-center gap-2 rounded-sm border px-3 pointer-coarse:min-h-11',
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

interface PaginationProps {
  /** The address of page 1; the others stand below it. */
  base: string
  page: number
  pages: number
}

/** Links to the pages beside this one, the first and the last; nothing where there is one page only. */
function Pagination({ base, page, pages }: PaginationProps) {
  if (pages < 2) return null
  const near = new Set([1, page - 1, page, page + 1, pages])
  const numbers = [...near].filter((number) => number >= 1 && number <= pages)
  const addressOf = (number: number) => (number === 1 ? base : `${base}/page/${number}`)
  return (
    <nav aria-label={blog.list.pages} className="mt-14 border-t border-line pt-6" data-print="hide">
      <ol className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <a href={addressOf(page - 1)} rel="prev" className={look}>
              {blog.list.newer}
            </a>
          </li>
        )}
        {numbers.map((number, index) => (
          <li key={number} className="flex items-center gap-2">
            {index > 0 && number - (numbers[index - 1] ?? 0) > 1 && <span className="text-muted">…</span>}
            <a
              href={addressOf(number)}
              className={look}
              aria-label={fillIn(blog.list.page, { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={addressOf(page + 1)} rel="next" className={look}>
              {blog.list.older}
            </a>
          </li>
        )}
      </ol>
    </nav>
  )
}

const look =
  'grid min-h-11 min-w-11 place-items-center rounded-sm border border-line px-3 text-small ' +
  'hover:border-accent-text aria-[current]:border-accent-text aria-[current]:text-accent-text'

/** The newsletter box, and the feeds for who would rather not give an address. */
export function StayUpdated() {
  const { title, text } = blog.newsletter
  return (
    <section className="border-t border-line bg-surface py-section" data-print="hide">
      <div className="page-width grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <SectionTitle>{title}</SectionTitle>
          <p className="mt-4 max-w-measure text-lead text-muted">{text}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8 lg:self-end">
          <Island when="interaction">
            <NewsletterForm place="blog" />
          </Island>
          <LinkList links={blog.feeds} className="mt-6 flex flex-wrap gap-x-6 gap-y-1" />
        </div>
      </div>
    </section>
  )
}
