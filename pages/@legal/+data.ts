import { type LegalText, legalText } from '@lintel/engine/content/legal.ts'
import type { PageContextServer } from 'vike/types'

export const data = ({ routeParams }: Pick<PageContextServer, 'routeParams'>): LegalText =>
  legalText(routeParams.name ?? '')
