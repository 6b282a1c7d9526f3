export interface ListProps {
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
