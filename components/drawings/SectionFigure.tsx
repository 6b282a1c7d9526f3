import { Drawing } from '@lintel/kit/drawings/parts.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { Figure, FigureDrawing } from '@site/data/schemas/figure.ts'
import { type FigureSheet, WIDTH } from '#components/drawings/figures/figure.ts'
import { ReleaseThreshold } from '#components/drawings/figures/ReleaseThreshold.tsx'

const sheets: Record<FigureDrawing, FigureSheet> = {
  'release-threshold': { height: 216, Content: ReleaseThreshold },
}

/** A drawing that takes the place of a paragraph, drawn from left to right as it comes into view (`drawings.css`). */
export function SectionFigure({ drawing, caption, description, labels }: Figure) {
  const { height, Content } = sheets[drawing]
  return (
    <figure className="gap-x-8 max-md:mx-[max(-1.25rem,-6.5vw)] md:grid md:grid-cols-[2fr_1fr] md:items-end">
      <div
        className="section-figure draws-in border-y border-line bg-background py-2 md:border md:p-6"
        {...reveal()}
      >
        <Drawing width={WIDTH} height={height} label={description}>
          <Content labels={labels} />
        </Drawing>
      </div>
      <figcaption className="py-2.5 text-small text-muted max-md:border-b max-md:border-line max-md:px-[min(1.25rem,6.5vw)] md:pb-0">
        {caption}
      </figcaption>
    </figure>
  )
}
