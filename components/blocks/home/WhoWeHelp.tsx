import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { FoldedLine } from '#components/sections/FoldedLine.tsx'
import type { BlockOf } from '../schemas.ts'

/** Audiences in one strip, divided by hairlines. */
export function Audiences({ label, title, lead, audiences }: BlockOf<'audiences'>) {
  if (audiences.length === 0) return null
  return (
    <section id="who-we-help" className="py-section">
      <div className="page-width audience-strip">
        <p className="label text-muted max-md:hidden">{label}</p>
        <h2 className="mt-3 text-h2">{title}</h2>
        <p className="mt-4 text-lead text-muted">{lead}</p>
        <ul className="home-cells mt-4 border-t border-line md:mt-8">
          {audiences.map(({ icon, title, description }, index) => (
            <li key={title} {...reveal(index)}>
              <Icon id={icon} className="text-accent-text" />
              <h3 className="text-h3">{title}</h3>
              <FoldedLine of={title}>{description}</FoldedLine>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
