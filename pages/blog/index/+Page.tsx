import { AdSlot } from '#components/sections/AdSlot.tsx'
import { BlogHero, PostList, StayUpdated } from '#components/sections/blog/PostList.tsx'
import type { ListData } from './+data.ts'

export default function Page({ topic, list, topics }: ListData) {
  return (
    <>
      <BlogHero topic={topic} />
      <PostList list={list} topics={topics} current={topic?.slug} />
      {!topic && list.page === 1 && <AdSlot />}
      <StayUpdated />
    </>
  )
}
