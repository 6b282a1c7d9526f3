import type { ReactNode } from 'react'

/** What a section's figure is drawn with: its labels, in the order of `data/schemas/figure.ts`. */
export interface FigureProps {
  labels: readonly string[]
}

/** All are as wide, so that their labels are as large. */
export const WIDTH = 400

export interface FigureSheet {
  height: number
  Content: (props: FigureProps) => ReactNode
}
