import { clsx } from 'clsx'
import { Mark } from '#components/drawings/marks/Mark.tsx'

/** A list of short items, each behind a check mark. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={clsx('space-y-2.5', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3 text-small">
          <Mark id="check" className="mt-0.5 size-4.5 shrink-0 text-accent-text" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
