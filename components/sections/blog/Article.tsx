import { blog } from '@lintel/engine/content/strings.ts'
import type { Heading, Post } from '@lintel/engine/schemas/post.ts'
import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { Prose, TableOfContents } from '@lintel/kit/Prose.tsx'
import { ShareBar } from '@lintel/kit/share/ShareBar.tsx'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Badge } from '@lintel/kit/ui/Badge.tsx'
import { LocalDate } from '@lintel/kit/ui/LocalDate.tsx'
import { BackLink } from '@lintel/kit/ui/links.tsx'
import { introductionOf, PersonLine } from '@lintel/kit/ui/Person.tsx'
import { tagLabel } from '@lintel/rules/blog.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { slugOf } from '@lintel/rules/slugOf.ts'
import { site } from '@site/data/site.ts'
import type { ReactNode } from 'react'
import { familyOf } from '#components/drawings/PostDrawing.tsx'
import { PostGrid, PostImage } from './PostGrid.tsx'

interface ArticleProps {
  post: Post
  headings: Heading[]
  /** The post's words, rendered. */
  children: ReactNode
}

/**
 * A post in one column. Past some scrolling the share bar stands at its left or, on small screens, along their lower
 * edge; the contents are at its right on large screens.
 */
export function Article({ post, headings, children }: ArticleProps) {
  const share = { title: post.title, url: `${site.origin}/blog/${post.slug}` }
  return (
    <article className="article page-width grid gap-x-8 lg:grid-cols-3 pt-20 pb-16 sm:pt-24 md:pt-28">
      <div className="share-column invisible" data-print="hide">
        <div
          data-floating-share
          className="z-30 w-fit opacity-0 md:sticky md:top-[35vh] transition-[opacity,visibility] data-shown:visible data-shown:opacity-100"
        >
          <ShareBar {...share} layout="column" />
        </div>
      </div>
      <div className="min-w-0 lg:col-span-3 lg:col-start-1 lg:row-start-1">
        <ArticleHead post={post} share={share} />
      </div>
      <aside className="mb-6 min-w-0 sm:mb-12 lg:col-start-3 lg:row-start-2 lg:mb-0" data-print="hide">
        <TableOfContents headings={headings} />
      </aside>
      <div className="min-w-0 lg:col-span-2 lg:col-start-1 lg:row-start-2">
        <Prose headings={headings}>{children}</Prose>
        <ArticleFoot post={post} />
      </div>
    </article>
  )
}

interface ArticleHeadProps {
  post: Post
  share: { title: string; url: string }
}

/** Title and description over the whole page, and the drawing beside the facts and the ways to pass the article on. */
function ArticleHead({ post, share }: ArticleHeadProps) {
  return (
    <header className="mb-5 sm:mb-10">
      <div className="dimension-line pt-4">
        <BackLink href={blog.post.back.href}>{blog.post.back.label}</BackLink>
      </div>
      <h1 className="mt-5 text-display">{post.title}</h1>
      {post.description && <p className="mt-5 max-w-measure text-lead text-muted">{post.description}</p>}
      {post.draft && (
        <p className="mt-6">
          <Badge tone="danger">{blog.post.draft}</Badge>
        </p>
      )}
      <div data-unquoted className="mt-8 grid border border-line sm:grid-cols-[3fr_2fr]">
        <figure>
          <PostImage post={post} lazy={false} />
          {!post.heroImage && (
            <figcaption className="border-t border-line px-4 py-2 text-small text-muted max-sm:hidden">
              {fillIn(blog.post.drawing, { family: blog.post.families[familyOf(post.slug)] })}
            </figcaption>
          )}
        </figure>
        <div className="flex min-w-0 flex-col border-line max-sm:border-t sm:border-l">
          <dl className="grid grow">
            <Fact term={blog.post.published}>
              <LocalDate day={post.date} />
            </Fact>
            {post.updated && (
              <Fact term={blog.post.updated}>
                <LocalDate day={post.updated} />
              </Fact>
            )}
            <Fact term={blog.post.readingTime}>{fillIn(blog.post.minutes, { minutes: post.minutes })}</Fact>
            <Fact term={blog.post.author}>
              {post.person ? (
                <PersonLine person={post.person} href={introductionOf(post.person)} />
              ) : (
                post.author
              )}
            </Fact>
          </dl>
          <section aria-label={blog.post.share} data-print="hide" className="border-t border-line px-4 py-3">
            <ShareBar {...share} layout="row" />
          </section>
        </div>
      </div>
    </header>
  )
}

/** A line of its own for each, so that a date's words in another locale move nothing. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-line px-4 py-2.5 text-small not-first:border-t sm:block sm:content-end">
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

/** The topics of an article and its copy as Markdown. */
function ArticleFoot({ post }: { post: Post }) {
  return (
    <footer
      className="mt-14 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-6"
      data-print="hide"
    >
      {post.tags.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={blog.list.topics}>
          {post.tags.map((tag) => (
            <li key={tag}>
              <a
                href={`/blog/tags/${slugOf(tag)}`}
                className="label flex min-h-8 items-center rounded-sm border border-line px-3 hover:border-accent-text pointer-coarse:min-h-11"
              >
                {tagLabel(tag, blog.topic.spellings)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a
        href={`/blog/${post.slug}.md`}
        className="text-link inline-flex min-h-6 items-center text-small pointer-coarse:min-h-11"
      >
        {blog.post.markdownCopy}
      </a>
    </footer>
  )
}

interface NeighborLinksProps {
  previous: Post | undefined
  next: Post | undefined
}

/** The articles published before and after this one, at the two ends of a line; at the end of the row, the list. */
export function NeighborLinks({ previous, next }: NeighborLinksProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={blog.post.neighbors} className="page-width pb-8 sm:pb-16" data-print="hide">
      <div className="grid border-y border-line sm:grid-cols-2">
        <Neighbor label={blog.post.previous} post={previous} />
        <Neighbor label={blog.post.next} post={next} isNext />
      </div>
    </nav>
  )
}

function Neighbor({ label, post, isNext }: { label: string; post: Post | undefined; isNext?: boolean }) {
  const { back } = blog.post
  const side = isNext
    ? 'border-line max-sm:border-t sm:col-start-2 sm:items-end sm:border-l sm:pl-8 sm:text-right'
    : 'sm:pr-8'
  return (
    <a
      href={post ? `/blog/${post.slug}` : back.href}
      className={`group flex flex-col gap-1 py-4 sm:gap-2 sm:py-7 ${side}`}
    >
      <span className="label flex items-center gap-2 text-muted">
        {!isNext && <Icon id="arrow-right" className="size-4 rotate-180" />}
        {post ? label : blog.list.label}
        {isNext && <Icon id="arrow-right" className="size-4" />}
      </span>
      <span className="text-h3 font-semibold text-balance group-hover:text-accent-text">
        {post?.title ?? back.label}
      </span>
    </a>
  )
}

export function RelatedPosts({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return null
  return (
    <section className="border-t border-line bg-surface py-section max-sm:hidden" data-print="hide">
      <div className="page-width">
        <AnchorHeading as="h2" className="mb-10 text-h2">
          {blog.post.related.title}
        </AnchorHeading>
        <PostGrid posts={posts} level={3} />
      </div>
    </section>
  )
}
