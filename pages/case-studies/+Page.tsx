import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { CaseStudies, Closing } from '#components/sections/case-studies.tsx'

export default function Page() {
  const { heading, list, sources, closing } = getContent('pages', 'case-studies')
  return (
    <>
      <h1 className="sr-only">{heading}</h1>
      <CaseStudies {...list} sources={sources} studies={getCollection('caseStudies')} />
      <Closing {...closing} />
    </>
  )
}
