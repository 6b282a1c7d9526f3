import { BackLink } from '@lintel/kit/ui/links.tsx'
import { SectionLabel } from '@lintel/kit/ui/Section.tsx'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** What a block asks of its page for its head. */
export interface OnPage {
  page: { name?: string | undefined }
}

interface PageHeadProps {
  /** Where the page stands, over its title: its short name, or the way back. */
  location?: ReactNode
  title: string
  titleClass?: string
  /** What the title is: not the heading of the page where that is said elsewhere. */
  as?: 'h1' | 'h2'
  /** In the largest letters, as on a page that lists things. */
  isIndex?: boolean
  lead?: ReactNode
  /** Beside the title, where there is room. */
  drawing?: ReactNode
  drawingClass?: string
  /** Below the lead. */
  children?: ReactNode
}

/** The head of a page: below the line that every sheet begins with, its title and lead beside a drawing. */
export function PageHead({
  location,
  title,
  as: Title = 'h1',
  isIndex,
  lead,
  drawing,
  ...rest
}: PageHeadProps) {
  const { titleClass, drawingClass, children } = rest
  return (
    <div>
      {typeof location === 'string' ? (
        <SectionLabel>{location}</SectionLabel>
      ) : (
        <div className="dimension-line pt-4">{location}</div>
      )}
      <div className={clsx('mt-5 grid gap-8 md:mt-7', drawing && 'md:grid-cols-12')}>
        <div className={clsx('min-w-0 wrap-anywhere', drawing && 'md:col-span-7')}>
          <Title className={clsx(isIndex ? 'text-poster' : 'text-display', titleClass)}>{title}</Title>
          {lead && <p className="mt-6 max-w-2xl text-lead text-muted md:mt-8">{lead}</p>}
          {children}
        </div>
        {drawing && (
          <div className={clsx('self-start border border-line md:col-start-8 md:col-end-13', drawingClass)}>
            {drawing}
          </div>
        )}
      </div>
    </div>
  )
}

interface WayBackProps {
  href: string
  label: string
  /** Across from it: a badge. */
  children?: ReactNode
}

/** The way back to the list that a page belongs to, as the location of its head. */
export const WayBack = ({ href, label, children }: WayBackProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <BackLink href={href}>{label}</BackLink>
    {children}
  </div>
)
