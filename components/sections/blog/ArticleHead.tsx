import type { ReactNode } from 'react'
import { Island } from '#components/hydration/Island.tsx'
import ShareBar from '#components/islands/ShareBar.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { Badge } from '#components/ui/Badge.tsx'
import { LocalDate } from '#components/ui/LocalDate.tsx'
import { blog } from '#data/blog.ts'
import { shareWords } from '#data/interface.ts'
import type { Post } from '#data/posts.ts'
import { PostImage } from './PostImage.tsx'

interface ArticleHeadProps {
  post: Post
  share: { title: string; url: string }
}

/** Drawing, facts, title, description, and the ways to pass the article on. */
export function ArticleHead({ post, share }: ArticleHeadProps) {
  return (
    <header>
      <BackLink href="/blog">{blog.backToBlog}</BackLink>
      <div className="mt-4 overflow-hidden rounded-md border border-line">
        <PostImage post={post} lazy={false} />
      </div>
      <dl className="label mt-6 grid grid-cols-2 gap-x-6 gap-y-3 border-b border-line pb-4 text-muted sm:grid-cols-3">
        <Fact term="Published" className="max-sm:col-span-2">
          <LocalDate day={post.date} />
        </Fact>
        {post.updated && (
          <Fact term="Updated" className="max-sm:col-span-2">
            Updated <LocalDate day={post.updated} />
          </Fact>
        )}
        <Fact term="Author">{post.author}</Fact>
        <Fact term="Reading time">{post.minutes} min read</Fact>
      </dl>
      {post.draft && (
        <p className="mt-6">
          <Badge tone="danger">Draft</Badge>
        </p>
      )}
      <h1 className="mt-8 text-h2">{post.title}</h1>
      {post.description && <p className="mt-5 text-lead text-muted">{post.description}</p>}
      <section
        aria-label={blog.post.share}
        data-print="hide"
        className="mt-8 mb-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3"
      >
        <span className="label text-muted" aria-hidden="true">
          {shareWords.heading}
        </span>
        <Island when="interaction">
          <ShareBar {...share} layout="row" />
        </Island>
      </section>
    </header>
  )
}

/** The date has a cell to itself, so that its words in another locale move nothing. */
function Fact({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="sr-only">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
