import { Drawing } from '@lintel/kit/drawings/parts.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { Figure, FigureDrawing } from '@site/data/schemas/figure.ts'
import { clsx } from 'clsx'
import { type FigureSheet, WIDTH } from '#components/drawings/figures/figure.ts'
import { ReleaseThreshold } from '#components/drawings/figures/ReleaseThreshold.tsx'

const sheets: Record<FigureDrawing, FigureSheet> = {
  'release-threshold': { height: 216, Content: ReleaseThreshold },
}

/** Around the drawing and its caption, around the drawing, and around the caption, by where a figure stands. */
const places = {
  beside: [
    'md:max-lg:max-w-lg lg:contents',
    'md:border lg:row-span-2 lg:self-start',
    'lg:dimension-line lg:self-end lg:pt-4 lg:pb-0',
  ],
  below: ['', 'md:border', ''],
} as const

interface SectionFigureProps extends Figure {
  /** As two parts of the grid around it, the caption at the foot of the other column; or in a column. */
  place: keyof typeof places
}

/** A drawing that takes the place of a paragraph, drawn from left to right as it comes into view (`drawings.css`). */
export function SectionFigure({ drawing, caption, description, labels, place }: SectionFigureProps) {
  const { height, Content } = sheets[drawing]
  const [around, paper, below] = places[place]
  return (
    <figure className={clsx('max-md:mx-[max(-1.25rem,-6.5vw)] max-md:px-[min(1.25rem,6.5vw)]', around)}>
      <div
        className={clsx(
          'section-figure draws-in border-t border-line bg-background py-2 max-md:border-b md:p-4',
          paper,
        )}
        {...reveal()}
      >
        <Drawing width={WIDTH} height={height} label={description}>
          <Content labels={labels} />
        </Drawing>
      </div>
      <figcaption className={clsx('py-2.5 text-small text-muted max-md:border-b max-md:border-line', below)}>
        {caption}
      </figcaption>
    </figure>
  )
}
