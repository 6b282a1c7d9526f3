import { AdSlot } from '#components/sections/AdSlot.tsx'
import { Article } from '#components/sections/blog/Article.tsx'
import { NeighborLinks } from '#components/sections/blog/NeighborLinks.tsx'
import { RelatedPosts } from '#components/sections/blog/RelatedPosts.tsx'
import { NotFound } from '#components/sections/NotFound.tsx'
import { blog } from '#data/blog.ts'
import type { PostData } from './+data.ts'

export default function Page(data: PostData) {
  if (!data.post) return <NotFound {...blog.notFound} action={{ href: '/blog', label: blog.backToBlog }} />
  return (
    <>
      <Article post={data.post} words={data.words()} />
      <NeighborLinks previous={data.previous} next={data.next} />
      <AdSlot />
      <RelatedPosts posts={data.related} />
    </>
  )
}
