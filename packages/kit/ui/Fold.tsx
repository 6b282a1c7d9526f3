import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FoldProps {
  /** What is folded away, and of a list how many. */
  label: ReactNode
  count?: number
  /** What is inside, below its name. */
  inside?: ReactNode
  /** Phones show it at once, and can fold it. */
  isOpen?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A list that phones fold away behind its name, and larger screens and paper show (`layout.css`). It is a plain `details`,
 * so it opens without script and for what is searched in the page.
 */
export function Fold({ label, count, inside, isOpen, className, children }: FoldProps) {
  return (
    <details className={clsx('fold', className)} open={isOpen}>
      <summary className="flex min-h-11 items-baseline gap-2 border-t border-line py-2">
        <span className="font-semibold">
          {label} {count && <span className="text-accent-text">{count}</span>}
          {inside && <span className="block text-small font-normal text-muted">{inside}</span>}
        </span>
      </summary>
      {children}
    </details>
  )
}
