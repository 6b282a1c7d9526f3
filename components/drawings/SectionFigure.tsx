import { Drawing } from '@lintel/kit/drawings/parts.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { Figure, FigureDrawing } from '@site/data/schemas/figure.ts'
import { type FigureSheet, widths } from '#components/drawings/figures/figure.ts'
import { ReleaseThreshold } from '#components/drawings/figures/ReleaseThreshold.tsx'

const sheets: Record<FigureDrawing, FigureSheet> = {
  'release-threshold': { height: 216, Content: ReleaseThreshold },
}

/** A drawing that takes the place of a paragraph, drawn from left to right as it comes into view (`drawings.css`). */
export function SectionFigure({ drawing, caption, description, labels }: Figure) {
  const { height, Content } = sheets[drawing]
  return (
    <figure className="border-y border-line bg-background max-md:mx-[max(-1.25rem,-6.5vw)] md:border">
      <div className="section-figure draws-in py-2 md:p-6" {...reveal()}>
        {widths.map((width, index) => (
          <Drawing
            key={width}
            width={width}
            height={height}
            label={description}
            className={index ? 'h-auto w-full max-lg:hidden' : 'h-auto w-full lg:hidden'}
          >
            <Content labels={labels} width={width} />
          </Drawing>
        ))}
      </div>
      <figcaption className="border-t border-line px-[min(1.25rem,6.5vw)] py-2.5 text-small text-muted md:px-6">
        {caption}
      </figcaption>
    </figure>
  )
}
