import { SectionLabel } from '@lintel/kit/ui/Section.tsx'
import { MovedWall } from '#components/drawings/MovedWall.tsx'
import type { AboutHero as Words } from './schema.ts'

/** The conviction in one line, beside the plan that shows it. */
export function AboutHero({ label, title, lead, drawing }: Words) {
  return (
    <section className="page-width pt-28 md:pt-32">
      <SectionLabel>{label}</SectionLabel>
      <div className="mt-8 grid items-center gap-x-8 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-7">
          <h1 className="text-display">{title}</h1>
          <p className="mt-6 max-w-2xl text-lead text-muted">{lead}</p>
        </div>
        <div className="md:col-span-5">
          <MovedWall {...drawing} />
        </div>
      </div>
    </section>
  )
}
