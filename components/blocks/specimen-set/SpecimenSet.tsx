import { pageWords } from '@lintel/engine/content/pages.ts'
import { specimens } from '@lintel/engine/content/specimens.ts'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { Section } from '@lintel/kit/ui/Section.tsx'
import { SheetList } from '#components/sections/specimens/SheetList.tsx'
import type { SpecimenSet as Words } from './schema.ts'

/** The set on other pages. */
export function SpecimenSet(heading: Words) {
  const [words, set] = [pageWords('specimens'), specimens()]
  if (set.length === 0) return null
  return (
    <Section {...heading}>
      <nav aria-label={words.label}>
        <SheetList words={words.sheet} specimens={set} as="p" />
      </nav>
      <ButtonLink href={words.all.href} variant="outline" className="mt-10">
        {words.all.label}
      </ButtonLink>
    </Section>
  )
}
