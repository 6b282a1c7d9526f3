import type { ReactNode } from 'react'
import { useProse } from './pageReport.ts'

/** Markdown's elements as an article. Its typography is `renderer/styles/prose.css`, which only pages with it carry. */
export function Prose({ children }: { children: ReactNode }) {
  useProse()
  return <div className="prose">{children}</div>
}
