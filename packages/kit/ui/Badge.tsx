import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  neutral: 'border-line text-muted',
  accent: 'border-accent-text text-accent-text',
  danger: 'border-danger text-danger',
  success: 'border-success text-success',
} as const

/** A short label: a category, a rating, a tag. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={clsx('label inline-block border px-1.5 py-px', tones[tone])}>{children}</span>
}

/** A list of tags as badges. */
export function Tags({ tags, className }: { tags: readonly string[]; className: string }) {
  return (
    <ul className={className}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}
