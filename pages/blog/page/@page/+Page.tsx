import { BlogHero, PostList, StayUpdated } from '#components/sections/blog/PostList.tsx'
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
