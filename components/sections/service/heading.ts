/** What a page decides about a section of the shared frame; the records bring the rest. */
export interface SectionHeading {
  number: string
  label?: string
  title: string
  lead?: string
  tone?: 'plain' | 'band'
}
