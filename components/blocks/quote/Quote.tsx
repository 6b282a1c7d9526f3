import { sectionClass } from '@lintel/kit/ui/Section.tsx'
import type { BlockOf } from '../schemas.ts'

/** What a client has said, over who said it. Pages leave the block out where it is not permitted. */
export function Quote({ quote: { words, name, role, firm }, tone }: BlockOf<'quote'>) {
  return (
    <section className={sectionClass(tone)}>
      <figure className="page-width">
        <blockquote className="max-w-4xl border-l border-accent-text pl-6 text-h2 font-medium text-balance">
          <p>{words}</p>
        </blockquote>
        <figcaption className="mt-5 pl-6 text-muted">
          <cite className="font-semibold text-text not-italic">{name}</cite>, {role && <>{role}, </>}
          {firm}
        </figcaption>
      </figure>
    </section>
  )
}
