import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { BlockOf } from '../schemas.ts'
import { Cell, Heading } from './parts.tsx'

/** Audiences in one strip, divided by hairlines. */
export function Audiences({ label, title, lead, audiences }: BlockOf<'audiences'>) {
  if (audiences.length === 0) return null
  return (
    <section id="who-we-help" className="py-section">
      <div className="page-width audience-strip">
        <Heading label={label} title={title} lead={lead} />
        <ul className="home-cells mt-4 border-t border-line md:mt-8">
          {audiences.map(({ icon, title, description }, index) => (
            <li key={title} className="folded-entry" {...reveal(index)}>
              <Cell icon={icon} title={title}>
                {description}
              </Cell>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
