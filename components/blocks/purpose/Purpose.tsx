import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { SectionLabel } from '@lintel/kit/ui/Section.tsx'
import { clsx } from 'clsx'
import type { Purpose as Words } from './schema.ts'

/** Mission and vision as two statements in large type, one hung left and one hung right. */
export function Purpose({ label, mission, vision }: Words) {
  return (
    <section className="border-y border-line bg-surface py-section">
      <div className="page-width">
        <SectionLabel numbered>{label}</SectionLabel>
        <div className="mt-12 grid gap-y-16 lg:grid-cols-12 lg:gap-x-8 lg:gap-y-24">
          {[mission, vision].map(({ title, text }, index) => (
            <div key={title} className={clsx('lg:col-span-9', index > 0 && 'lg:col-start-4')} {...reveal()}>
              <AnchorHeading as="h2" className="label text-accent-text">
                {title}
              </AnchorHeading>
              <p className="mt-4 text-h2 font-medium text-balance">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
