import { caseStudies } from '@lintel/engine/content/caseStudies.ts'
import { pageWords } from '@lintel/engine/content/pages.ts'
import { CaseStudies, Closing } from '#components/sections/case-studies.tsx'

export default function Page() {
  const { heading, list, sources, closing } = pageWords('case-studies')
  return (
    <>
      <h1 className="sr-only">{heading}</h1>
      <CaseStudies {...list} sources={sources} studies={caseStudies()} />
      <Closing {...closing} />
    </>
  )
}
