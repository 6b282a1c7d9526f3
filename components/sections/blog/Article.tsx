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
    <article className="page-width grid gap-x-8 pt-24 pb-16 md:grid-cols-[2.75rem_minmax(0,1fr)] md:pt-28 lg:grid-cols-[minmax(10rem,1fr)_minmax(0,var(--container-measure))_minmax(10rem,1fr)]">
      <div className="col-start-1 row-start-1 max-md:h-0 md:row-span-3 lg:row-span-2" data-print="hide">
        <div
          data-floating-share
          className="invisible z-30 opacity-0 transition-[opacity,visibility] data-shown:visible data-shown:opacity-100 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-background max-md:px-5 max-md:py-1.5 md:sticky md:top-[35vh] md:w-fit"
        >
          <Island when="interaction">
            <ShareBar {...share} layout="column" />
          </Island>
        </div>
      </div>
      <div className="min-w-0 md:col-start-2">
        <ArticleHead post={post} share={share} />
      </div>
      <aside
        className="mb-12 min-w-0 md:max-lg:col-start-2 lg:col-start-3 lg:row-start-2 lg:mb-0"
        data-print="hide"
      >
        <TableOfContents headings={headings} />
      </aside>
      <div className="min-w-0 md:col-start-2 lg:row-start-2">
        <Prose>{children}</Prose>
        <ArticleFoot post={post} />
      </div>
    </article>
  )
}
