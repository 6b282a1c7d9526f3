import type { ReactNode } from 'react'
import { SectionLabel } from '#components/ui/Section.tsx'

/** One subject of the guide under its label. */
export function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="guide-part">
      <SectionLabel>{label}</SectionLabel>
      <div className="mt-6">{children}</div>
    </section>
  )
}
