/**
 * The details that Article 5 of Directive 2000/31/EC requires of firms in the European Union, in the order of
 * the page.
 */
export const legalFields = [
  'entity',
  'form',
  'address',
  'seat',
  'register',
  'registerNumber',
  'vatId',
  'responsible',
] as const
