import { AdSlot } from '#components/sections/AdSlot.tsx'
import { BlogHero } from '#components/sections/blog/BlogHero.tsx'
import { PostList } from '#components/sections/blog/PostList.tsx'
import { StayUpdated } from '#components/sections/blog/StayUpdated.tsx'
import type { BlogData } from './+data.ts'

export default function Page({ list, topics }: BlogData) {
  return (
    <>
      <BlogHero />
      <PostList list={list} topics={topics} />
      <AdSlot />
      <StayUpdated />
    </>
  )
}
