import { AdSlot } from '#components/sections/AdSlot.tsx'
import { BlogHero, PostList, StayUpdated } from '#components/sections/blog/PostList.tsx'
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
