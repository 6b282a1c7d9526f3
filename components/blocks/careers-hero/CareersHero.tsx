import { ActionLinks } from '@lintel/kit/ui/ActionLinks.tsx'
import { SectionLabel } from '@lintel/kit/ui/Section.tsx'
import { NextBay } from '#components/drawings/careers/NextBay.tsx'
import type { CareersHero as Words } from './schema.ts'

/** The headline, and beside it the structure that has room for one more bay. */
export function CareersHero({ label, title, lead, actions }: Words) {
  return (
    <section className="page-width pt-28 pb-section md:pt-32">
      <SectionLabel>{label}</SectionLabel>
      <div className="mt-8 grid items-center gap-x-8 gap-y-12 md:grid-cols-12">
        <div className="min-w-0 wrap-anywhere md:col-span-7">
          <h1 className="text-display">{title}</h1>
          <p className="mt-6 max-w-2xl text-lead text-muted">{lead}</p>
          <div className="mt-9 grid gap-3 sm:flex sm:flex-wrap">
            <ActionLinks actions={actions} size="xl" />
          </div>
        </div>
        <div className="md:col-span-5">
          <NextBay />
        </div>
      </div>
    </section>
  )
}
