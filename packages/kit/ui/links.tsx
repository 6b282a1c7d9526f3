import { Icon } from '../icons/Icon.tsx'

/** A link to the parent page. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      data-print="hide"
      className="inline-flex min-h-8 items-center gap-2 text-small font-semibold text-muted hover:text-accent-text pointer-coarse:min-h-11"
    >
      <Icon id="arrow-right" className="size-4 rotate-180" />
      {children}
    </a>
  )
}

interface LinkListProps {
  /** The accessible name, where a text above the list names it only visibly. */
  label?: string
  links: { label: string; href: string }[]
  className: string
}

/** Standalone links, each tall enough to tap. */
export function LinkList({ label, links, className }: LinkListProps) {
  return (
    <ul aria-label={label} className={`${className} text-small`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
