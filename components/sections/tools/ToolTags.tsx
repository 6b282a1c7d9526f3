import { Badge } from '#components/ui/Badge.tsx'

export function ToolTags({ tags }: { tags: string[] }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}
