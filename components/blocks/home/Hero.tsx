import { useScript } from '@lintel/kit/pageReport.ts'
import { ActionLinks, Button } from '@lintel/kit/ui/Button.tsx'
import { asRatio, spanOverDeflection } from '#components/drawings/deflection.ts'
import { HeroParticles } from '#components/drawings/HeroParticles.tsx'
import type { BlockOf } from '../schemas.ts'
import { HeroAssembly } from './HeroAssembly.tsx'

/** A portal as wide as the window; the headline stands in its opening, and the method on its ground. */
export function HomeHero({ title, lead, actions, method, load, frame }: BlockOf<'home-hero'>) {
  return (
    <section className="portal-hero relative overflow-hidden">
      <HeroParticles />
      <div {...useScript('increaseLoad')} className="hero-portal relative">
        <div className="portal-words">
          <h1 className="portal-title">{title}</h1>
          <div className="portal-below">
            <p className="text-lead text-muted">{lead}</p>
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <ActionLinks actions={actions} size="xl" />
            </div>
            <LoadControl {...load} />
          </div>
        </div>
        <HeroAssembly {...frame} />
      </div>
      <ol className="portal-method relative flex flex-wrap justify-between gap-2 text-small">
        {method.map((step, index) => (
          <li key={step}>
            <span className="text-accent-text">{index + 1}</span> {step}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The figure that a beam is judged by, and the button that changes it (`components/scripts/increaseLoad.ts`). */
function LoadControl({ more, within, support, third, less, atLimit, propped }: BlockOf<'home-hero'>['load']) {
  return (
    <div data-hand="" className="portal-control text-small">
      <p role="status">
        <b className="figures block font-mono font-medium">{asRatio(spanOverDeflection(1))}</b>
        <span className="mt-2 block max-sm:min-h-[4lh] lg:min-h-[2lh]">{within}</span>
      </p>
      <Button
        variant="outline"
        className="invisible script:visible"
        data-support={support}
        data-third={third}
        data-less={less}
        data-limit={atLimit}
        data-propped={propped}
      >
        {more}
      </Button>
    </div>
  )
}
