import { type CaseStudy, caseStudySchema } from '#data/schemas/caseStudy.ts'
import { readRecord, recordNames } from './records.ts'
import { allReferences } from './references.ts'

/** Every engagement of `content/case-studies/`, in the order of the page. */
export function caseStudies(): CaseStudy[] {
  return recordNames('case-studies')
    .map((slug) => ({
      slug,
      ...readRecord(`content/case-studies/${slug}.yaml`, caseStudySchema, allReferences),
    }))
    .sort((one, other) => one.place - other.place)
    .map((study, index, all) => ({
      ...study,
      href: `/case-studies/${study.slug}`,
      sheet: index + 1,
      sheets: all.length,
    }))
}
