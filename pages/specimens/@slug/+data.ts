import type { PageContextServer } from 'vike/types'
import { specimens } from '#content/specimens.ts'
import type { Specimen } from '#data/schemas/specimen.ts'

export interface SpecimenData {
  specimen: Specimen
  /** The whole set, for the way on. */
  set: Specimen[]
}

/** @throws Error where there is no such document */
export function data({ routeParams }: Pick<PageContextServer, 'routeParams'>): SpecimenData {
  const set = specimens()
  const specimen = set.find(({ id }) => id === routeParams.slug)
  if (!specimen) throw new Error(`No file of content/specimens/ stands for "${routeParams.slug}".`)
  return { specimen, set }
}
