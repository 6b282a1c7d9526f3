import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface TitleBlockEntry {
  label: string
  value: ReactNode
}

/**
 * The title block of a drawing sheet (what it is, who drew it, who checked it), in rows of three or four,
 * whichever leaves fewer gaps. The last row's cells share the width. On phones the cells are stacked, with
 * labels next to their values if there is room.
 */
export function TitleBlock({ entries }: { entries: readonly TitleBlockEntry[] }) {
  const emptyCells = (columns: number) => (columns - (entries.length % columns)) % columns
  const basis =
    emptyCells(4) <= emptyCells(3) ? 'sm:basis-1/4 print:basis-1/4' : 'sm:basis-1/3 print:basis-1/3'
  return (
    <dl className="overflow-hidden border border-edge sm:flex sm:flex-wrap print:flex print:flex-wrap">
      {entries.map(({ label, value }) => (
        <div
          key={label}
          className={clsx(
            '-mr-px -mb-px items-start gap-x-4 border-r border-b border-line px-4 py-2.5 max-sm:flex max-sm:flex-wrap sm:min-w-0 sm:grow print:grow',
            basis,
          )}
        >
          <dt className="label shrink-0 text-muted max-sm:w-30 max-sm:pt-0.5">{label}</dt>
          <dd className="min-w-0 grow basis-32 text-small font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
