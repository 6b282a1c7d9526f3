import { clsx } from 'clsx'

const dash =
  'relative pl-6 before:absolute before:top-3 before:left-0 before:h-px before:w-3.5 before:bg-accent-text'

/** A list of short items, each behind a stroke of the pen. */
export function DashList({
  items,
  className = 'space-y-2.5',
}: {
  items: readonly string[]
  className?: string
}) {
  return (
    <ul className={clsx('text-small', className)}>
      {items.map((item) => (
        <li key={item} className={dash}>
          {item}
        </li>
      ))}
    </ul>
  )
}
