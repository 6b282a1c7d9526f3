import { getContent } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { figuresOf, sourceNotes } from '@lintel/kit/ui/Sources.tsx'
import { Result } from '#components/sections/case-study-result.tsx'
import { Decisions, SheetHead, Situation } from '#components/sections/case-study-sheet.tsx'
import type { CaseStudyData } from './+data.ts'

export default function Page({ study, next }: CaseStudyData) {
  const { heading, sheet, sources } = getContent('pages', 'case-studies')
  const notes = sourceNotes(figuresOf([study]))
  return (
    <>
      <SheetHead study={study} words={sheet} list={heading} notes={notes} />
      <Situation study={study} words={sheet} />
      <Decisions study={study} words={sheet} />
      <Result study={study} words={sheet} notes={notes} sources={sources} next={next} />
      <CallToAction {...sheet.closing} />
    </>
  )
}
