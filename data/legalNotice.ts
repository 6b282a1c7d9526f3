import { site } from '#content/site.ts'

/** Whether there is a page of the legal notice: a firm that has not said who it is has nothing to show there. */
export const hasLegalNotice = site.legal.entity !== null && site.legal.address !== null

/** What Article 5 of Directive 2000/31/EC asks of firms in the European Union, in the order of the page. */
export const legalFacts = [
  'entity',
  'form',
  'address',
  'seat',
  'register',
  'registerNumber',
  'vatId',
  'responsible',
] as const
