import type { ReactNode } from 'react'
import { Island } from '#components/hydration/Island.tsx'
import ShareBar from '#components/islands/ShareBar.tsx'
import { Prose } from '#components/Prose.tsx'
import { TableOfContents } from '#components/sections/TableOfContents.tsx'
import type { Heading, Post } from '#data/posts.ts'
import { site } from '#data/site.ts'
import { ArticleFoot } from './ArticleFoot.tsx'
import { ArticleHead } from './ArticleHead.tsx'

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
    <article className="article page-width grid gap-x-8 pt-24 pb-16 md:pt-28 lg:grid-cols-[minmax(10rem,1fr)_minmax(0,var(--container-measure))_minmax(10rem,1fr)]">
      <div className="share-column col-start-1 row-span-2 row-start-1" data-print="hide">
        <div
          data-floating-share
          className="invisible sticky top-[35vh] z-30 w-fit opacity-0 transition-[opacity,visibility] data-shown:visible data-shown:opacity-100"
        >
          <Island when="interaction">
            <ShareBar {...share} layout="column" />
          </Island>
        </div>
      </div>
      <div className="min-w-0 lg:col-start-2">
        <ArticleHead post={post} share={share} />
      </div>
      <aside className="mb-12 min-w-0 lg:col-start-3 lg:row-start-2 lg:mb-0" data-print="hide">
        <TableOfContents headings={headings} />
      </aside>
      <div className="min-w-0 lg:col-start-2 lg:row-start-2">
        <Prose>{children}</Prose>
        <ArticleFoot post={post} />
      </div>
    </article>
  )
}
