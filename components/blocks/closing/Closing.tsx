import { ActionLinks } from '@lintel/kit/ui/Button.tsx'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { SectionTitle } from '@lintel/kit/ui/Section.tsx'
import type { BlockOf } from '../schemas.ts'

/** What ends a page: a sentence and where to go next, in a box or over its whole width. */
export const Closing = (words: BlockOf<'closing'>) =>
  words.layout === 'band' ? <Band {...words} /> : <CallToAction {...words} />

function Band({ title, text, actions: [first, ...others] }: BlockOf<'closing'>) {
  return (
    <section className="border-t border-line bg-surface">
      <div className="page-width grid gap-8 py-section lg:grid-cols-12 lg:items-end" {...reveal()}>
        <div className="lg:col-span-8">
          <SectionTitle>{title}</SectionTitle>
          <p className="mt-5 max-w-measure text-lead text-muted">{text}</p>
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap lg:col-span-4 lg:grid lg:justify-self-end">
          {first && <ActionLinks actions={[first]} size="lg" />}
          {others.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className="text-link inline-flex min-h-11 items-center justify-self-center font-semibold"
            >
              {label}
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}
