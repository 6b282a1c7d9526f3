import type { ReactNode } from 'react'
import { Portrait } from '#components/drawings/Portrait.tsx'
import { personWords } from '#content/words.ts'
import type { Person } from '#data/schemas/person.ts'

/** A person's name, or that the owner is still to supply it: nobody is invented. */
export function PersonName({ person: { name, role } }: { person: Person }) {
  if (name) return name
  return (
    <span data-placeholder={role} className="border-b border-dashed border-edge text-muted">
      {personWords.unnamed}
    </span>
  )
}

/** A person as a title block or a byline has it: the portrait, the name and the role, which comes first without a name. */
export function PersonLine({ person, href }: { person: Person; href?: string }) {
  return (
    <span className="flex items-center gap-3">
      <Portrait person={person} className="size-10" />
      <span className="min-w-0">
        <Linked href={href}>{person.name ?? person.role}</Linked>
        <span className="block text-muted">{person.name ? person.role : <PersonName person={person} />}</span>
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

/** Where a person is introduced. */
export const introductionOf = ({ id }: Person) => `/about#${id}`
