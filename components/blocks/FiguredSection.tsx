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
  children: ReactNode
}

/** A section whose figure stands beside its heading where there is room. */
export function Section({ figure, ...section }: SectionProps) {
  return (
    <plain.Section
      {...section}
      {...(figure && {
        headClass: 'lg:grid-cols-[2fr_3fr] lg:grid-rows-[1fr_auto]',
        figure: <SectionFigure {...figure} place="beside" />,
      })}
    />
  )
}

/** A section whose figure stands below its heading, in the column that stays in view. */
export function SplitSection({ figure, ...section }: SectionProps) {
  return <plain.SplitSection {...section} figure={figure && <SectionFigure {...figure} place="below" />} />
}
