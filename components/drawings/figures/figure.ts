import type { ReactNode } from 'react'

/** What a section's figure is drawn with. */
export interface FigureProps {
  /** In the order of `data/schemas/figure.ts`. */
  labels: readonly string[]
  /** One of `widths`. */
  width: number
}

/** On small screens, and as wide as a page: all are alike, so that their labels are as large. */
export const widths = [400, 960] as const

export interface FigureSheet {
  height: number
  Content: (props: FigureProps) => ReactNode
}
