import { ListHero } from '#components/sections/ListHero.tsx'
import { Badge } from '#components/ui/Badge.tsx'
import { blog } from '#data/blog.ts'

export function BlogHero() {
  return (
    <ListHero
      back={{ href: '/', label: blog.backHome }}
      badge={<Badge tone="accent">{blog.badge}</Badge>}
      title={blog.title}
      lead={blog.lead}
    />
  )
}
