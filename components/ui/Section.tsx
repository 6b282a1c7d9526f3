import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { SectionLabel } from './SectionLabel.tsx'

interface SectionProps {
  id?: string
  /** As on a drawing sheet: "01". */
  number?: string
  label: string
  title: string
  lead?: ReactNode
  /** `band` stands on the surface color, from edge to edge. */
  tone?: 'plain' | 'band'
  className?: string
  children: ReactNode
}

/** A section with its label, its heading and its content; every page is a list of these. */
export function Section({
  id,
  number,
  label,
  title,
  lead,
  tone = 'plain',
  className,
  children,
}: SectionProps) {
  return (
    <section id={id} className={clsx('py-section', tone === 'band' && 'border-y border-line bg-surface')}>
      <div className="page-width">
        <SectionLabel {...(number && { number })}>{label}</SectionLabel>
        <div className="mt-8 max-w-3xl">
          <h2 className="text-h2">{title}</h2>
          {lead && <p className="mt-5 max-w-measure text-lead text-muted">{lead}</p>}
        </div>
        <div className={clsx('mt-10 md:mt-14', className)}>{children}</div>
      </div>
    </section>
  )
}
