import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AnchorHeading } from './AnchorHeading.tsx'

/** What stands over a section, and how it is set off from its neighbors. */
export interface SectionHeading {
  /** Over a hairline with a tick and a number: where sheets of drawings are told apart, on services, cases and specimens. */
  label?: string | undefined
  title: string
  lead?: ReactNode
  /** From edge to edge: `band` stands on the surface color, and `blueprint` on a ground that is dark in either theme. */
  tone?: 'plain' | 'band' | 'blueprint' | undefined
}

interface SectionProps extends SectionHeading {
  id?: string
  /** Below the heading, or where `headClass` puts it. */
  figure?: ReactNode
  headClass?: string | undefined
  children: ReactNode
}

const sectionClass = (tone: SectionHeading['tone']) =>
  tone === 'blueprint'
    ? 'blueprint'
    : clsx('py-section', tone === 'band' && 'border-y border-line bg-surface')

/** A section with its label, its heading and its content; every page is a list of these. */
export function Section({ id, label, title, lead, figure, headClass, tone, children }: SectionProps) {
  return (
    <section id={id} className={sectionClass(tone)}>
      <div className="page-width">
        <SectionTop label={label} />
        <div className={clsx('mt-4 grid gap-7 md:mt-8 md:gap-8 lg:gap-12', headClass)}>
          <div className="max-w-4xl">
            <SectionTitle inside={id}>{title}</SectionTitle>
            {lead && <p className="mt-4 max-w-measure text-lead text-muted md:mt-5">{lead}</p>}
          </div>
          {figure}
        </div>
        <div className="mt-5 md:mt-14">{children}</div>
      </div>
    </section>
  )
}

/** A section whose heading stays in view beside its content. */
export function SplitSection({ id, label, title, lead, figure, tone, children }: SectionProps) {
  return (
    <section id={id} className={sectionClass(tone)}>
      <div className="page-width">
        <SectionTop label={label} />
        <div className="mt-4 grid gap-5 md:mt-8 md:gap-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <div
              className={clsx(
                'lg:sticky lg:top-28',
                figure && 'grid gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-1',
              )}
            >
              <div>
                <SectionTitle inside={id}>{title}</SectionTitle>
                {lead && <p className="mt-4 text-lead text-muted md:mt-5">{lead}</p>}
              </div>
              {figure}
            </div>
          </div>
          <div className="lg:col-span-7 lg:col-start-6">{children}</div>
        </div>
      </div>
    </section>
  )
}

/** Its name, or nothing but the line that parts it from what stands before it. */
export function SectionTop({ label }: { label: string | undefined }) {
  return label ? <SectionLabel numbered>{label}</SectionLabel> : <hr className="border-t border-edge" />
}

/** @param inside the section's id, to which links lead where it has one */
export function SectionTitle({ inside, children }: { inside?: string | undefined; children: string }) {
  const text = keepHyphens(children)
  if (inside) return <h2 className="text-h2">{text}</h2>
  return (
    <AnchorHeading as="h2" className="text-h2">
      {text}
    </AnchorHeading>
  )
}

/** Large type that breaks at a hyphen reads as two words: they stay whole as long as a line has room for them. */
export function keepHyphens(title: string): ReactNode {
  return title.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  )
}

/**
 * The name of a section, over a hairline with the tick of a dimension line; where it is numbered, the browser counts,
 * so that a section that is left out leaves no gap.
 */
export function SectionLabel({ numbered, children }: { numbered?: boolean | undefined; children: string }) {
  return (
    <p className="dimension-line label pt-4 text-muted">
      {numbered && <span className="section-number text-accent-text" />}
      {children}
    </p>
  )
}
