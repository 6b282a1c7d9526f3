import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface TitleBlockEntry {
  label: string
  value: ReactNode
}

interface TitleBlockProps {
  entries: readonly TitleBlockEntry[]
  /** Takes what is left of the last row, or a row of its own. */
  rest?: TitleBlockEntry | undefined
}

const spans = ['sm:col-span-4', 'sm:col-span-3', 'sm:col-span-2', '']

/**
 * The title block of a drawing sheet: what it is, who drew it, who checked it, in rows of four or of three; on phones the
 * cells stand below each other, labels beside their values as long as there is room.
 */
export function TitleBlock({ entries, rest }: TitleBlockProps) {
  const isWide = rest || entries.length % 4 === 0
  return (
    <dl
      className={clsx(
        'grid overflow-hidden border border-edge',
        isWide ? 'sm:grid-cols-4 print:grid-cols-4' : 'sm:grid-cols-3 print:grid-cols-3',
      )}
    >
      {entries.map((entry) => (
        <Cell key={entry.label} {...entry} />
      ))}
      {rest && <Cell {...rest} className={spans[entries.length % 4]} />}
    </dl>
  )
}

function Cell({ label, value, className }: TitleBlockEntry & { className?: string | undefined }) {
  return (
    <div
      className={clsx(
        '-mr-px -mb-px items-start gap-x-4 border-r border-b border-line px-4 py-2.5 max-sm:flex max-sm:flex-wrap',
        className,
      )}
    >
      <dt className="label shrink-0 text-muted max-sm:w-24 max-sm:pt-0.5">{label}</dt>
      <dd className="min-w-0 grow basis-32 text-small font-medium">{value}</dd>
    </div>
  )
}
