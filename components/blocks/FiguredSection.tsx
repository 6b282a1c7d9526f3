import * as plain from '@lintel/kit/ui/Section.tsx'
import type { Figure } from '@site/data/schemas/figure.ts'
import type { ReactNode } from 'react'
import { SectionFigure } from '#components/drawings/SectionFigure.tsx'

/** A heading, and in place of a paragraph its figure. Pages without figures do not get their styles, so these stand apart. */
export interface SectionHeading extends plain.SectionHeading {
  figure?: Figure | undefined
}

interface SectionProps extends SectionHeading {
  id?: string
  /** In the last column beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A section whose figure stands below its heading, with its caption in the last column. */
export function Section({ figure, aside, ...section }: SectionProps) {
  return (
    <plain.Section
      {...section}
      {...(aside && {
        headClass: 'lg:grid-cols-3 lg:*:first:col-span-2 lg:*:last:self-end',
        figure: aside,
      })}
      {...(figure && { figure: <SectionFigure {...figure} /> })}
    />
  )
}
