import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import type { BlockOf } from '../schemas.ts'
import { Cell, Label } from './parts.tsx'
import { Results } from './Results.tsx'

/** Three pillars that carry one beam, and what stood because of them. */
export function Pillars({ label, title, action, pillars, ...results }: BlockOf<'pillars'>) {
  if (pillars.length === 0) return null
  return (
    <section id="about" className="py-section">
      <div className="page-width">
        <Label>{label}</Label>
        <h2 className="mt-3 max-w-4xl text-h2">{title}</h2>
        <ul className="home-cells mt-4 border-t border-line md:mt-8">
          {pillars.map(({ icon, title, description }) => (
            <li key={title} className="folded-entry">
              <Cell icon={icon} title={title}>
                {description}
              </Cell>
            </li>
          ))}
        </ul>
        <Results {...results}>
          <ButtonLink href={action.href} variant="outline" className="mt-5">
            {action.label}
          </ButtonLink>
        </Results>
      </div>
    </section>
  )
}
