import { ListHero } from '#components/sections/ListHero.tsx'
import { Badge } from '#components/ui/Badge.tsx'
import { articlesAbout, blog } from '#data/blog.ts'
import type { Topic } from '#data/posts.ts'

export function TagHero({ topic }: { topic: Topic }) {
  return (
    <ListHero
      back={{ href: '/blog', label: blog.backToBlog }}
      badge={<Badge tone="accent">{blog.topic}</Badge>}
      title={topic.name}
      lead={articlesAbout(topic)}
    />
  )
}
