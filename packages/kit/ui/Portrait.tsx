import type { Person } from '@lintel/engine/schemas/person.ts'
import { clsx } from 'clsx'
import { Drawing, Path } from '../drawings/parts.tsx'
import { circle } from '../drawings/paths.ts'

/**
 * Somebody as an axis of the building: the picture, else the initials, in the circle that names an axis. Dashed where
 * the role has no name yet. Decoration: the name or the role stands beside it.
 */
export function Portrait({ person, className }: { person: Person; className?: string }) {
  const { name, role, picture } = person
  const look = clsx('shrink-0', className)
  if (name && picture)
    return (
      <img
        src={picture}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        className={clsx(look, 'aspect-square rounded-full border border-text object-cover')}
      />
    )
  return (
    <Drawing width={96} height={96} className={look}>
      <Path ink={name ? 'cut' : 'hidden'} d={circle(48, 48, 46)} />
      <text
        className={name ? 'fill-text' : 'fill-muted'}
        x="48"
        y="59"
        textAnchor="middle"
        fontSize="32"
        fontWeight="600"
      >
        {initialsOf(name ?? role)}
      </text>
    </Drawing>
  )
}

/** "Data and AI lead" is DL: of the first and the last word. */
function initialsOf(name: string): string {
  const initials = name.match(/(?<!\p{L})\p{L}/gu) ?? []
  return [...new Set([initials.at(0), initials.at(-1)])].join('').toUpperCase()
}
