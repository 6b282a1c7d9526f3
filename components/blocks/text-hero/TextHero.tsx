import { SectionLabel } from '@lintel/kit/ui/Section.tsx'
import type { TextHero as Words } from './schema.ts'

/** The head of a page in words alone. */
export function TextHero({ label, title, lead }: Words) {
  return (
    <section className="page-width pt-28 md:pt-32">
      <SectionLabel>{label}</SectionLabel>
      <h1 className="mt-8 max-w-5xl text-display">{title}</h1>
      <p className="mt-6 max-w-2xl text-lead text-muted">{lead}</p>
    </section>
  )
}
