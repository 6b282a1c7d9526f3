import type { Person } from '@lintel/engine/schemas/person.ts'
import type { ReactNode } from 'react'
import { Portrait } from './Portrait.tsx'

/** A person in a title block or byline: the portrait, the name and the role, or only the role. */
export function PersonLine({ person, href }: { person: Person; href?: string }) {
  return (
    <span className="flex items-center gap-3">
      <Portrait person={person} className="size-10" />
      <span className="min-w-0">
        <Linked href={href}>{person.name ?? person.role}</Linked>
        {person.name && <span className="block text-muted">{person.role}</span>}
      </span>
    </span>
  )
}

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return <span className="block">{children}</span>
  return (
    <a href={href} className="block hover:text-accent-text hover:underline">
      {children}
    </a>
  )
}

/** Returns the address of a person's introduction. */
export const introductionOf = ({ id }: Person) => `/about#${id}`
