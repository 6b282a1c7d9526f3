import type { ReactNode } from 'react'
import { PageHead, WayBack } from '#components/sections/PageHead.tsx'

interface ListHeroProps {
  back: { href: string; label: string }
  /** Across from the way back: a badge. */
  badge?: ReactNode
  title: string
  lead: string
  /** Beside the title, where there is room. */
  drawing?: ReactNode
}

/** The head of a page that lists things: its title over the whole page. */
export function ListHero({ back, badge, title, lead, drawing }: ListHeroProps) {
  return (
    <section className="page-width pt-24 md:pt-28">
      <PageHead
        location={<WayBack {...back}>{badge}</WayBack>}
        title={title}
        isIndex
        lead={lead}
        drawing={drawing}
        drawingClass="max-md:hidden"
      />
    </section>
  )
}
