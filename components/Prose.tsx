import type { ReactNode } from 'react'
import type { Heading } from '#data/posts.ts'
import { useProse } from './pageReport.ts'

/** Markdown's elements as an article. Its typography is `renderer/styles/prose.css`, which only pages with it carry. */
export function Prose({ headings, children }: { headings: Heading[]; children: ReactNode }) {
  useProse(headings.map(({ id }) => id))
  return <div className="prose">{children}</div>
}
