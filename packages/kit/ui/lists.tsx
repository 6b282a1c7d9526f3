import { clsx } from 'clsx'

interface ListProps {
  items: readonly string[]
  className?: string | undefined
}

export function TextList({ items, className, itemClass }: ListProps & { itemClass?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className={itemClass}>
          {item}
        </li>
      ))}
    </ul>
  )
}

const dash =
  'relative pl-6 before:absolute before:top-3 before:left-0 before:h-px before:w-3.5 before:bg-accent-text'

/** A list of short items with dashes. */
export function DashList({ items, className = 'space-y-2' }: ListProps) {
  return <TextList items={items} className={clsx('text-small', className)} itemClass={dash} />
}
