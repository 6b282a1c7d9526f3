import type { ReactNode } from 'react'
import { BackLink } from '#components/ui/links.tsx'

interface ListHeroProps {
  back: { href: string; label: string }
  /** Over the title: a badge. */
  badge?: ReactNode
  title: string
  lead: string
}

/** The head of a page that lists things, on drawing paper. */
export function ListHero({ back, badge, title, lead }: ListHeroProps) {
  return (
    <section className="border-b border-line">
      <div className="page-width pt-24 pb-12 md:pt-28 md:pb-16">
        <BackLink href={back.href}>{back.label}</BackLink>
        <div className="dimension-line mt-4 pt-8">
          {badge}
          <h1 className="mt-5 text-display first-letter:uppercase">{title}</h1>
          <div className="mt-6 grid items-end gap-8 lg:grid-cols-12">
            <p className="max-w-measure text-lead text-muted lg:col-span-7">{lead}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
