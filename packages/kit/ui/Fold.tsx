import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FoldProps {
  /** The name of the folded content, and for lists the number of items. */
  label: ReactNode
  count?: number
  /** A summary of the content, below its name. */
  inside?: ReactNode
  /** Open at first on phones, where it can still be folded. */
  isOpen?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A list that phones fold behind its name, and that is always open on larger screens and in print
 * (`layout.css`). It is a plain `details`, so it opens without script and for find-in-page.
 */
export function Fold({ label, count, inside, isOpen, className, children }: FoldProps) {
  return (
    <details className={clsx('fold', className)} open={isOpen}>
      <summary className="flex min-h-11 items-baseline justify-between gap-2 py-2">
        <span className="font-semibold">
          {label} {count && <span className="text-accent-text">{count}</span>}
          {inside && <span className="block text-small font-normal text-muted">{inside}</span>}
        </span>
      </summary>
      {children}
    </details>
  )
}
