import type { Home } from '@site/data/schemas/pages/home.ts'
import { Fragment } from 'react'
import { HeroFrame } from '#components/drawings/HeroFrame.tsx'

/**
 * The frame of the hero, whose parts say what they stand for: under the pointer, by a tap or, as a group of radio
 * buttons, by the keyboard. It needs no script: a choice lights the part's lamp by its own state (`drawings.css`).
 */
export function HeroAssembly({ label, built, reading, parts }: Home['hero']['frame']) {
  return (
    <div role="radiogroup" aria-label={label} className="hero-frame">
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
          <label htmlFor={`frame-of-${part}`}>
            <span className="sr-only">{name}</span>
          </label>
          <p id={`says-${part}`}>{says}</p>
        </Fragment>
      ))}
      <p>{reading}</p>
      <HeroFrame parts={parts} built={built} />
    </div>
  )
}
