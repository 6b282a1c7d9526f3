import { CaseStudies, Closing } from '#components/sections/case-studies.tsx'
import { caseStudies } from '#content/caseStudies.ts'
import { pageWords } from '#content/pages.ts'

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
