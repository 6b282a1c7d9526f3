import { useScript } from '@lintel/kit/pageReport.ts'
import { ActionLinks } from '@lintel/kit/ui/ActionLinks.tsx'
import { Button } from '@lintel/kit/ui/Button.tsx'
import { Fragment } from 'react'
import { asRatio, spanOverDeflection } from '#components/drawings/deflection.ts'
import { HeroParticles } from '#components/drawings/HeroParticles.tsx'
import { HeroPortal } from '#components/drawings/HeroPortal.tsx'
import type { HomeHero as Words } from './schema.ts'

/** A portal as wide as the window; the headline stands in its opening, and the method on its ground. */
export function HomeHero({ title, lead, actions, method, load, frame }: Words) {
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

/** The figure that a beam is judged by, and the button that changes it (`behaviors/increaseLoad.ts`). */
function LoadControl({ more, within, ...says }: Words['load']) {
  return (
    <div data-hand="" className="portal-control text-small">
      <p role="status">
        <b className="figures block font-semibold">{asRatio(spanOverDeflection(1))}</b>
        <span className="mt-2 block">{within}</span>
      </p>
      <Button
        variant="outline"
        className="invisible"
        data-load-more=""
        data-less={says.less}
        data-past={says.past}
        data-propped={says.propped}
      >
        {more}
      </Button>
    </div>
  )
}

/**
 * The portal of the hero, whose parts say what they stand for: under the pointer, by a tap or, as a group of radio
 * buttons, by the keyboard. It needs no script: a choice lights the part's lamp by its own state (`portal.css`).
 */
function HeroAssembly({ label, reading, parts }: Words['frame']) {
  return (
    <div role="radiogroup" aria-label={label}>
      {Object.entries(parts).map(([part, { name, says }]) => (
        <Fragment key={part}>
          <input
            type="radio"
            name="frame"
            value={part}
            id={`frame-of-${part}`}
            aria-describedby={`says-${part}`}
            className="sr-only"
          />
          <label htmlFor={`frame-of-${part}`} className="label">
            <span className={part === 'beam' ? 'portal-moves' : undefined}>{name}</span>
          </label>
          <p id={`says-${part}`}>{says}</p>
        </Fragment>
      ))}
      <p>{reading}</p>
      <HeroPortal />
    </div>
  )
}
