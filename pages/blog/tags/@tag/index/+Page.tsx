import { PostList, StayUpdated, TagHero } from '#components/sections/blog/PostList.tsx'
import type { TagData } from './+data.ts'

export default function Page({ topic, list, topics }: TagData) {
  return (
    <>
      <TagHero topic={topic} />
      <PostList list={list} topics={topics} current={topic.slug} />
      <StayUpdated />
    </>
  )
}
