import type { ReactNode } from 'react'

export interface TitleBlockEntry {
  label: string
  value: ReactNode
}

/**
 * The title block of a drawing sheet: what it is, who drew it, who checked it. Each cell is as wide as its value and the
 * rest of the row is shared out; on phones the cells stand below each other, labels beside their values as long as there is room.
 */
export function TitleBlock({ entries }: { entries: readonly TitleBlockEntry[] }) {
  return (
    <dl className="flex flex-wrap overflow-hidden border border-edge">
      {entries.map(({ label, value }) => (
        <div
          key={label}
          className="-mr-px -mb-px grow items-baseline gap-x-4 border-r border-b border-line px-4 py-2.5 max-sm:flex max-sm:w-full max-sm:flex-wrap"
        >
          <dt className="label shrink-0 text-muted max-sm:w-24">{label}</dt>
          <dd className="min-w-0 grow basis-32 text-small font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
