import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FoldProps {
  /** The name of the folded content, and for lists the number of items. */
  label: ReactNode
  count?: number
  /** Open at first on phones, where it can still be folded. */
  isOpen?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A list that phones fold behind its name, and that is always open on larger screens and in print
 * (`layout.css`). It is a plain `details`, so it opens without script and for find-in-page.
 */
export function Fold({ label, count, isOpen, className, children }: FoldProps) {
  return (
    <details className={clsx('fold', className)} open={isOpen}>
      <summary className="flex min-h-11 items-center justify-between gap-2 py-2">
        <span className="font-semibold">
          {label} {count && <span className="text-accent-text">{count}</span>}
        </span>
      </summary>
      {children}
    </details>
  )
}

interface EntryFoldProps extends Pick<FoldProps, 'className' | 'children'> {
  /** The title of the entry. */
  of: string
}

/** What phones fold behind the title of an entry: what opens it lies over the title (`layout.css`). */
export function EntryFold({ of, className, children }: EntryFoldProps) {
  return (
    <details className={clsx('fold', className)}>
      <summary>
        <span data-hand="" className="sr-only">
          {of}
        </span>
      </summary>
      {children}
    </details>
  )
}
