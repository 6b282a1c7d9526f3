import { cropOf } from '@lintel/engine/content/focus.ts'
import type { Person } from '@lintel/engine/schemas/person.ts'
import { clsx } from 'clsx'
import { Drawing, Path } from '../drawings/parts.tsx'
import { circle } from '../drawings/paths.ts'

/**
 * A person as an axis bubble of a building plan: the picture or the initials in a circle, dashed if the role
 * has no name yet. Decorative, because the name or role is next to it.
 */
export function Portrait({ person, className }: { person: Person; className?: string }) {
  const { name, role, picture } = person
  const look = clsx('shrink-0', className)
  if (name && picture)
    return (
      <img
        src={cropOf(picture, 'portrait')?.address ?? picture}
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

/** Returns the initials of the first and last word: DL for "Data and AI lead". */
function initialsOf(name: string): string {
  const initials = name.match(/(?<!\p{L})\p{L}/gu) ?? []
  return [...new Set([initials.at(0), initials.at(-1)])].join('').toUpperCase()
}
