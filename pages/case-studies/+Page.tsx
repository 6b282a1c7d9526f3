import { CaseStudies, Closing } from '#components/sections/case-studies.tsx'
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
