import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface TitleBlockEntry {
  label: string
  value: ReactNode
}

/** Of the last cell, by how many places it leaves. */
const spans = ['', 'sm:col-span-2 print:col-span-2', 'sm:col-span-3 print:col-span-3']

/**
 * The title block of a drawing sheet (what it is, who drew it, who checked it), in rows of three or four,
 * whichever leaves fewer gaps. The last cell takes what is left of its row. On phones the cells are stacked,
 * with labels next to their values if there is room.
 */
export function TitleBlock({ entries }: { entries: readonly TitleBlockEntry[] }) {
  const emptyCells = (columns: number) => (columns - (entries.length % columns)) % columns
  const columns = emptyCells(4) <= emptyCells(3) ? 4 : 3
  return (
    <dl
      className={clsx(
        'overflow-hidden border border-edge sm:grid print:grid',
        columns === 4 ? 'sm:grid-cols-4 print:grid-cols-4' : 'sm:grid-cols-3 print:grid-cols-3',
      )}
    >
      {entries.map(({ label, value }) => (
        <div
          key={label}
          className={clsx(
            '-mr-px -mb-px items-start gap-x-4 border-r border-b border-line px-4 py-2.5 max-sm:flex max-sm:flex-wrap sm:min-w-0',
            label === entries.at(-1)?.label && spans[emptyCells(columns)],
          )}
        >
          <dt className="label shrink-0 text-muted max-sm:w-30 max-sm:pt-0.5">{label}</dt>
          <dd className="min-w-0 grow basis-32 text-small font-medium sm:mt-1">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
