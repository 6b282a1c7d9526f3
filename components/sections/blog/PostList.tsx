import { Island } from '#components/hydration/Island.tsx'
import BlogSearch from '#components/islands/BlogSearch.tsx'
import { blog } from '#data/blog.ts'
import type { ListPage, Topic } from '#data/posts.ts'
import { Pagination } from './Pagination.tsx'
import { PostGrid } from './PostGrid.tsx'
import { Topics } from './Topics.tsx'

interface PostListProps {
  list: ListPage
  topics: Topic[]
  /** The topic that the list is about; without one it is about all. */
  current?: string
}

/** One page of posts, with the ways to narrow the list down. */
export function PostList({ list: { posts, page, pages }, topics, current }: PostListProps) {
  const base = current === undefined ? '/blog' : `/blog/tags/${current}`
  return (
    <section className="pt-10 pb-section md:pt-14" aria-label={blog.listLabel}>
      <div className="page-width">
        <div className="mb-10 grid items-start gap-6 lg:grid-cols-12">
          <div className="lg:col-span-4 lg:col-start-9 lg:row-start-1">
            <Island when="interaction">
              <BlogSearch />
            </Island>
          </div>
          <div className="lg:col-span-8 lg:row-start-1">
            <Topics topics={topics} {...(current !== undefined && { current })} />
          </div>
        </div>
        <PostGrid posts={posts} />
        <Pagination base={base} page={page} pages={pages} />
      </div>
    </section>
  )
}
