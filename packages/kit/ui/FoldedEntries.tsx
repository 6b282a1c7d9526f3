import { serviceStrings } from '@lintel/engine/content/strings.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Fold } from './Fold.tsx'

interface FoldedEntriesProps {
  /** Of the entries, by which phones name them. */
  titles: string[]
  /** Phones show the first two at once, as they do with what is short. */
  showsTwo?: boolean
  className?: string
  children: ReactNode
}

/** Entries with a title each, which phones fold away behind a list of their titles. */
export function FoldedEntries({ titles, showsTwo, className, children }: FoldedEntriesProps) {
  return (
    <Fold
      label={serviceStrings.readAll}
      count={titles.length}
      inside={titles.map((title) => (
        <span key={title} className="block border-t border-line py-1 leading-tight">
          {title}
        </span>
      ))}
      className={clsx('fold-titles', showsTwo && 'fold-entries', className)}
    >
      {children}
    </Fold>
  )
}
