import { Fragment } from 'react'
import { HeroPortal } from '#components/drawings/HeroPortal.tsx'
import type { BlockOf } from '../schemas.ts'

/**
 * The portal of the hero, whose parts say what they stand for: under the pointer, by a tap or, as a group of radio
 * buttons, by the keyboard. It needs no script: a choice lights the part's lamp by its own state (`portal.css`).
 */
export function HeroAssembly({ label, reading, parts }: BlockOf<'home-hero'>['frame']) {
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
          />
          <label htmlFor={`frame-of-${part}`} className="label">
            <span className={part === 'beam' ? 'portal-moves' : undefined}>{name}</span>
          </label>
          <p>
            <span aria-hidden="true">{name}: </span>
            <span id={`says-${part}`}>{says}</span>
          </p>
        </Fragment>
      ))}
      <p>{reading}</p>
      <HeroPortal />
    </div>
  )
}
