import type { ReactNode } from 'react'

/** Markdown's elements as an article. Its typography is `renderer/styles/prose.css`. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>
}
