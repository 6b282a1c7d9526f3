import { CaseStudies } from '#components/sections/case-studies/CaseStudies.tsx'
import { Closing } from '#components/sections/case-studies/Closing.tsx'
import { caseStudiesPage } from '#data/caseStudies.ts'

export default function Page() {
  return (
    <>
      <h1 className="sr-only">{caseStudiesPage.heading}</h1>
      <CaseStudies />
      <Closing />
    </>
  )
}
