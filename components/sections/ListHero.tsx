import { BackLink } from '@lintel/kit/ui/links.tsx'
import type { ReactNode } from 'react'

interface ListHeroProps {
  back: { href: string; label: string }
  /** Over the title: a badge. */
  badge?: ReactNode
  title: string
  lead: string
  /** Beside the title, where there is room. */
  drawing: ReactNode
}

/** The head of a page that lists things, on drawing paper. */
export function ListHero({ back, badge, title, lead, drawing }: ListHeroProps) {
  return (
    <section className="border-b border-line">
      <div className="page-width pt-24 pb-12 md:pt-28 md:pb-16">
        <BackLink href={back.href}>{back.label}</BackLink>
        <div className="dimension-line mt-4 grid items-end gap-x-8 pt-8 md:grid-cols-12">
          <div className="md:col-span-8">
            {badge}
            <h1 className="mt-5 text-display first-letter:uppercase">{title}</h1>
            <p className="mt-6 max-w-2xl text-lead text-muted">{lead}</p>
          </div>
          <div className="max-md:hidden md:col-span-4">{drawing}</div>
        </div>
      </div>
    </section>
  )
}
