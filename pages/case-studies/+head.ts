import { caseStudiesPage } from '#data/caseStudies.ts'
import type { PageHead } from '#renderer/head.ts'

export default caseStudiesPage.head satisfies PageHead
