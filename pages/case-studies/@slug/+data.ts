import { getCollection } from '@lintel/engine/content/store.ts'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

export type CaseStudyData = ReturnType<typeof data>

/** @throws where the address names no case study */
export function data({ routeParams: { slug } }: Pick<PageContextServer, 'routeParams'>) {
  const studies = getCollection('caseStudies')
  const place = studies.findIndex((each) => each.id === slug)
  const study = studies[place]
  if (!study) throw render(404)
  // After the last sheet, the first one.
  return { study, next: studies.length > 1 ? studies[(place + 1) % studies.length] : undefined }
}
