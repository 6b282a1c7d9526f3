import { pageWords } from '@lintel/engine/content/pages.ts'
import { specimens } from '@lintel/engine/content/specimens.ts'
import { SectionLabel } from '@lintel/kit/ui/Section.tsx'
import { Notice } from '#components/sections/specimens/Notice.tsx'
import { SheetList } from '#components/sections/specimens/SheetList.tsx'
import type { SpecimenIndex as Words } from './schema.ts'

/** The page of the set. */
export function SpecimenIndex({ title, lead }: Words) {
  const words = pageWords('specimens')
  return (
    <section className="page-width pt-28 md:pt-32">
      <SectionLabel>{words.label}</SectionLabel>
      <h1 className="mt-8 max-w-5xl text-display">{title}</h1>
      <p className="mt-6 max-w-measure text-lead text-muted">{lead}</p>
      <Notice {...words.notice} className="mt-8" />
      <SheetList words={words.sheet} specimens={specimens()} as="h2" />
    </section>
  )
}
