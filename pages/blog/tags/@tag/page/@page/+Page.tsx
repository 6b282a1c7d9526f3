import { PostList, StayUpdated, TagHero } from '#components/sections/blog/PostList.tsx'
import type { TagPageData } from './+data.ts'

export default function Page({ topic, list, topics }: TagPageData) {
  return (
    <>
      <TagHero topic={topic} />
      <PostList list={list} topics={topics} current={topic.slug} />
      <StayUpdated />
    </>
  )
}
