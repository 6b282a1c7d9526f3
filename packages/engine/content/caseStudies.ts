import { type CaseStudy, caseStudySchema } from '@site/data/schemas/caseStudy.ts'
import { byPlace, readRecords } from './records.ts'
import { allReferences } from './references.ts'

/** Every engagement of `content/case-studies/`, in the order of the page. */
export function caseStudies(): CaseStudy[] {
  return readRecords('case-studies', caseStudySchema, allReferences)
    .sort(byPlace)
    .map(({ id: slug, ...study }, index, all) => ({
      ...study,
      slug,
      href: `/case-studies/${slug}`,
      sheet: index + 1,
      sheets: all.length,
    }))
}
