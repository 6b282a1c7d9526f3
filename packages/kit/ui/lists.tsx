import { clsx } from 'clsx'
import { Icon } from '../icons/Icon.tsx'

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

/** A list of short items with check marks. */
export function CheckList({ items, className }: ListProps) {
  return (
    <ul className={clsx('space-y-2.5', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3 text-small">
          <Icon id="check" className="mt-0.5 size-4.5 shrink-0 text-accent-text" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

const dash =
  'relative pl-6 before:absolute before:top-3 before:left-0 before:h-px before:w-3.5 before:bg-accent-text'

/** A list of short items with dashes. */
export function DashList({ items, className = 'space-y-2.5' }: ListProps) {
  return <TextList items={items} className={clsx('text-small', className)} itemClass={dash} />
}

/** A list of short items separated by lines, like a schedule of parts. */
export function HairlineList({ items }: Pick<ListProps, 'items'>) {
  return (
    <TextList
      items={items}
      className="divide-y divide-line border-y border-line text-small"
      itemClass="py-2.5"
    />
  )
}
