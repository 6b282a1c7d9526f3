import { Mark, markIds } from '#components/drawings/marks/Mark.tsx'
import { Part } from './Part.tsx'

export function Marks() {
  return (
    <Part label="Marks">
      <ul className="guide-grid">
        {markIds.map((id) => (
          <li key={id} className="text-small text-muted">
            <Mark id={id} className="size-8 text-text" />
            {id}
          </li>
        ))}
      </ul>
    </Part>
  )
}
