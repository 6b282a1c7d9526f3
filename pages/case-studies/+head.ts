import { caseStudiesPage } from '#data/caseStudies.ts'
import type { PageHead } from '#renderer/head.ts'

export default { ...caseStudiesPage.head, subject: { kind: 'case-studies' } } satisfies PageHead
