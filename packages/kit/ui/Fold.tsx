import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FoldProps {
  /** What is folded away, and of a list how many. */
  label: ReactNode
  count?: number
  /** Phones show it at once, and can fold it. */
  isOpen?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A list that phones fold away behind its name, and larger screens and paper show (`layout.css`). It is a plain `details`,
 * so it opens without script and for what is searched in the page.
 */
export function Fold({ label, count, isOpen, className, children }: FoldProps) {
  return (
    <details className={clsx('fold', className)} open={isOpen}>
      <summary className="label flex min-h-11 items-center gap-2 border-t border-line py-2 wrap-anywhere text-muted">
        {label} {count && <span className="shrink-0 whitespace-nowrap text-accent-text">{count}</span>}
      </summary>
      {children}
    </details>
  )
}

interface FoldedEntriesProps {
  /** Of the entries, by which phones name them. */
  titles: string[]
  className?: string
  children: ReactNode
}

/** Entries with a title each, which phones fold away as one behind their titles; a title breaks between them. */
export function FoldedEntries({ titles, className, children }: FoldedEntriesProps) {
  const label = titles.map((title) => title.replaceAll(' ', '\u00a0')).join('\u00a0· ')
  return (
    <Fold label={label} count={titles.length} className={className}>
      {children}
    </Fold>
  )
}
