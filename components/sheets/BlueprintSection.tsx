import { SectionLabel, SectionTitle } from '@lintel/kit/ui/Section.tsx'
import type { ReactNode } from 'react'

interface BlueprintSectionProps {
  label: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** The one section of a service that no other has: a sheet over the width of the page, on a dark ground in either theme. */
export function BlueprintSection({ label, title, lead, children }: BlueprintSectionProps) {
  return (
    <section className="blueprint">
      <div className="page-width">
        <SectionLabel numbered>{label}</SectionLabel>
        <div className="mt-5 grid items-end gap-x-8 gap-y-4 md:mt-7 lg:grid-cols-2">
          <SectionTitle>{title}</SectionTitle>
          {lead && <p className="max-w-measure text-lead text-muted">{lead}</p>}
        </div>
      </div>
      <div className="page-width sheet-width mt-6 md:mt-9">{children}</div>
    </section>
  )
}
