import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import type { SectionHeading } from './heading.ts'

interface SplitSectionProps extends SectionHeading {
  label: string
  children: ReactNode
}

/** A section whose heading stays in view beside its content. */
export function SplitSection({ number, label, title, lead, tone = 'plain', children }: SplitSectionProps) {
  return (
    <section className={clsx('py-section', tone === 'band' && 'border-y border-line bg-surface')}>
      <div className="page-width">
        <SectionLabel number={number}>{label}</SectionLabel>
        <div className="mt-8 grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <div className="lg:sticky lg:top-28">
              <h2 className="text-h2">{title}</h2>
              {lead && <p className="mt-5 text-lead text-muted">{lead}</p>}
            </div>
          </div>
          <div className="lg:col-span-7 lg:col-start-6">{children}</div>
        </div>
      </div>
    </section>
  )
}
