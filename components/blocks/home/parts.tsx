import { Icon, type IconId } from '@lintel/kit/icons/Icon.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import type { ReactNode } from 'react'

interface HeadingProps {
  label: string
  title: string
  lead: string
}

/** The heading of a section: its label on larger screens, its title and its lead. */
export function Heading({ label, title, lead }: HeadingProps) {
  return (
    <>
      <Label>{label}</Label>
      <h2 className="mt-3 text-h2">{title}</h2>
      <p className="mt-4 text-lead text-muted">{lead}</p>
    </>
  )
}

export function Label({ children }: { children: string }) {
  return <p className="label text-muted max-md:hidden">{children}</p>
}

interface CellProps {
  icon: IconId
  title: string
  /** The page that the whole cell leads to. */
  href?: string
  /** A line about it, which phones fold away. */
  children: ReactNode
}

/** The content of a cell of a strip. */
export function Cell({ icon, title, href, children }: CellProps) {
  return (
    <>
      <Icon id={icon} className="pictogram" />
      <h3 className={href ? 'text-h3 wrap-anywhere' : 'text-h3'}>
        {href ? (
          <a href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <EntryFold of={title} className="text-muted">
        <p>{children}</p>
      </EntryFold>
    </>
  )
}
