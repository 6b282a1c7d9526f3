import { clsx } from 'clsx'

/** A list of short items between hairlines, as in a schedule of parts. */
export function HairlineList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={clsx('divide-y divide-line border-y border-line text-small', className)}>
      {items.map((item) => (
        <li key={item} className="py-2.5">
          {item}
        </li>
      ))}
    </ul>
  )
}
