import { renderMarkdown } from '@lintel/engine/content/markdown/renderMarkdown.tsx'
import { markdownOf } from '@lintel/engine/content/posts.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import { AdSlot } from '#components/sections/AdSlot.tsx'
import { Article, NeighborLinks, RelatedPosts } from '#components/sections/blog/Article.tsx'
import { NotFound } from '#components/sections/NotFound.tsx'
import type { PostData } from './+data.ts'

export default function Page(data: PostData) {
  const { notFound, post } = getContent('pages', 'blog')
  if (!data.post) return <NotFound {...notFound} action={post.back} />
  const { content, headings } = renderMarkdown(markdownOf(data.post))
  return (
    <>
      <Article post={data.post} headings={headings}>
        {content}
      </Article>
      <AdSlot />
      <NeighborLinks previous={data.previous} next={data.next} />
      <RelatedPosts posts={data.related} />
    </>
  )
}
