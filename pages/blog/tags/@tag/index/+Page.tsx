import { PostList } from '#components/sections/blog/PostList.tsx'
import { StayUpdated } from '#components/sections/blog/StayUpdated.tsx'
import { TagHero } from '#components/sections/blog/TagHero.tsx'
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
