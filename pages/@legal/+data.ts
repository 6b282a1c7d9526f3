import type { PageContextServer } from 'vike/types'
import { type LegalText, legalText } from '#content/legal.ts'

export const data = ({ routeParams }: Pick<PageContextServer, 'routeParams'>): LegalText =>
  legalText(routeParams.name ?? '')
