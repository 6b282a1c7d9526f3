import { BackLink } from '@lintel/kit/ui/links.tsx'
import type { ReactNode } from 'react'

interface ListHeroProps {
  back: { href: string; label: string }
  /** Over the title: a badge. */
  badge?: ReactNode
  title: string
  lead: string
  /** Beside the lead, where there is room. */
  drawing?: ReactNode
}

/** The head of a page that lists things: its title over the whole page. */
export function ListHero({ back, badge, title, lead, drawing }: ListHeroProps) {
  return (
    <section className="page-width pt-24 md:pt-28">
      <BackLink href={back.href}>{back.label}</BackLink>
      {badge && <p className="mt-4">{badge}</p>}
      <h1 className="mt-4 text-poster first-letter:uppercase">{title}</h1>
      <div className="mt-6 grid items-end gap-x-8 md:mt-8 md:grid-cols-12">
        <p className="max-w-2xl text-lead text-muted md:col-span-7">{lead}</p>
        {drawing && <div className="max-md:hidden md:col-span-5">{drawing}</div>}
      </div>
    </section>
  )
}
