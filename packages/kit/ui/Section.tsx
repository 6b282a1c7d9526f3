import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AnchorHeading } from './AnchorHeading.tsx'

/** The heading of a section, and how the section is set off from its neighbors. */
export interface SectionHeading {
  /**
   * A label above a line with a tick and a number. Used where sheets of drawings are told apart: services,
   * cases and specimens.
   */
  label?: string | undefined
  title: string
  lead?: ReactNode
  /** Full-width backgrounds: `band` has the surface color, and `blueprint` is dark in both themes. */
  tone?: 'plain' | 'band' | 'blueprint' | undefined
}

interface SectionProps extends SectionHeading {
  id?: string
  /** Below the heading, or where `headClass` places it. */
  figure?: ReactNode
  headClass?: string | undefined
  children: ReactNode
}

/** The classes of a section of the page that is as wide as the window. */
export const sectionClass = (tone: SectionHeading['tone']) =>
  tone === 'blueprint'
    ? 'blueprint'
    : clsx('py-section', tone === 'band' && 'border-y border-line bg-surface')

/** A section with label, heading and content. Every page is a list of sections. */
export function Section({ id, label, title, lead, figure, headClass, tone, children }: SectionProps) {
  return (
    <section id={id} className={sectionClass(tone)}>
      <div className="page-width">
        <SectionTop label={label} />
        <div className={clsx('mt-4 grid gap-7 md:mt-8 md:gap-8 lg:gap-y-12', headClass)}>
          <div className="max-w-4xl">
            <SectionTitle inside={id}>{title}</SectionTitle>
            {lead && <p className="mt-4 max-w-measure text-lead text-muted md:mt-5">{lead}</p>}
          </div>
          {figure}
        </div>
        <div className="mt-4 md:mt-12">{children}</div>
      </div>
    </section>
  )
}

/** The section's label, or only a line that separates it from the previous section. */
function SectionTop({ label }: { label: string | undefined }) {
  return label ? <SectionLabel numbered>{label}</SectionLabel> : <div className="dimension-line" />
}

/** @param inside the id of the section, if it has one for links to target */
export function SectionTitle({ inside, children }: { inside?: string | undefined; children: string }) {
  const text = keepHyphens(children)
  if (inside) return <h2 className="text-h2">{text}</h2>
  return (
    <AnchorHeading as="h2" className="text-h2">
      {text}
    </AnchorHeading>
  )
}

/** Keeps hyphenated words together if there is room: broken in large type, they read as two words. */
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
 * The label of a section, over a line with the tick of a dimension line. The browser counts numbered ones, so
 * a removed section leaves no gap.
 */
export function SectionLabel({ numbered, children }: { numbered?: boolean | undefined; children: string }) {
  return (
    <p className="dimension-line label pt-4 text-muted">
      {numbered && <span className="section-number text-accent-text" />}
      {children}
    </p>
  )
}
