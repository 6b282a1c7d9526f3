import type { PageContextServer } from 'vike/types'
import { caseStudies } from '#content/caseStudies.ts'
import type { CaseStudy } from '#data/schemas/caseStudy.ts'

export interface CaseStudyData {
  study: CaseStudy
  /** The sheet after it, the first one after the last; none where there is no other. */
  next: CaseStudy | undefined
}

/** @throws Error where the address names no case study, which `+route.ts` rules out */
export function data({ routeParams: { slug } }: Pick<PageContextServer, 'routeParams'>): CaseStudyData {
  const studies = caseStudies()
  const place = studies.findIndex((each) => each.slug === slug)
  const study = studies[place]
  if (!study) throw new Error(`No file of content/case-studies/ stands for "${slug}".`)
  return { study, next: studies.length > 1 ? studies[(place + 1) % studies.length] : undefined }
}
