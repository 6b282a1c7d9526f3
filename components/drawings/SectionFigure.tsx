import { Drawing, Stretch } from '@lintel/kit/drawings/parts.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { Figure, FigureDrawing } from '@site/data/schemas/figure.ts'
import { clsx } from 'clsx'
import { type FigureSheet, WIDTH } from '#components/drawings/figures/figure.ts'
import { ReleaseThreshold } from '#components/drawings/figures/ReleaseThreshold.tsx'

const sheets: Record<FigureDrawing, FigureSheet> = {
  'release-threshold': { height: 216, Content: ReleaseThreshold },
}

/** Whether a figure has the width of the page to itself where there is room. */
export const isWide = ({ drawing }: Figure) => sheets[drawing].wide === true

/** By how much such a figure is wider than on a phone, at the same height. */
const STRETCH = 1.75

/** Around the drawing and its caption, around the drawing, and around the caption, by where a figure stands. */
const places = {
  across: [
    'border-line bg-background md:border',
    'md:border-0 lg:px-8 lg:pt-2 lg:pb-4',
    'border-line md:border-t md:px-4 lg:px-8 lg:py-4',
  ],
  beside: [
    'md:contents',
    'md:row-span-2 md:self-start md:border',
    'md:dimension-line md:self-end md:pt-4 md:pb-0',
  ],
  below: ['', 'md:border', ''],
} as const

interface SectionFigureProps extends Figure {
  /** Across the page; as two parts of the grid around it, the caption at the foot of the other column; or in a column. */
  place: keyof typeof places
}

/** A drawing that takes the place of a paragraph, drawn from left to right as it comes into view (`drawings.css`). */
export function SectionFigure({ drawing, caption, description, labels, place }: SectionFigureProps) {
  const { height, Content } = sheets[drawing]
  const [around, paper, below] = places[place]
  const wide = place === 'across'
  const sheet = { height, label: description, children: <Content labels={labels} /> }
  return (
    <figure className={clsx('max-md:mx-[max(-1.25rem,-6.5vw)] max-md:px-[min(1.25rem,6.5vw)]', around)}>
      <div
        className={clsx(
          'section-figure draws-in border-t border-line bg-background py-2 max-md:border-b md:p-4',
          paper,
        )}
        {...reveal()}
      >
        <Drawing width={WIDTH} {...sheet} {...(wide && { className: 'h-auto w-full md:hidden' })} />
        {wide && (
          <Stretch value={STRETCH}>
            <Drawing width={WIDTH * STRETCH} {...sheet} className="h-auto w-full max-md:hidden" />
          </Stretch>
        )}
      </div>
      <figcaption className={clsx('py-2.5 text-small text-muted max-md:border-b max-md:border-line', below)}>
        {caption}
      </figcaption>
    </figure>
  )
}
