import { BlogHero } from '#components/sections/blog/BlogHero.tsx'
import { PostList } from '#components/sections/blog/PostList.tsx'
import { StayUpdated } from '#components/sections/blog/StayUpdated.tsx'
import type { BlogPageData } from './+data.ts'

export default function Page({ list, topics }: BlogPageData) {
  return (
    <>
      <BlogHero />
      <PostList list={list} topics={topics} />
      <StayUpdated />
    </>
  )
}
