import { postList } from '@lintel/engine/content/posts.ts'
import { getCollection } from '@lintel/engine/content/store.ts'
import { personStrings } from '@lintel/engine/content/strings.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { ClaimFigure } from '@lintel/kit/ui/ClaimFigure.tsx'
import { LinkList } from '@lintel/kit/ui/links.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { Portrait } from '@lintel/kit/ui/Portrait.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
import { claimNotes } from '@lintel/rules/claimNote.ts'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import { MovedWall } from '#components/drawings/MovedWall.tsx'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import { type OnPage, PageHead } from '#components/sections/PageHead.tsx'
import type { BlockOf } from '../schemas.ts'

/** The conviction in one line, over the plan that shows it. */
export function AboutHero({ title, lead, drawing, page }: BlockOf<'about-hero'> & OnPage) {
  return (
    <section className="page-width pt-24 md:pt-28">
      <PageHead location={page.name} title={title} lead={lead} drawing={<MovedWall {...drawing} />} />
    </section>
  )
}

/** How the firm came about, and the figures that it states of itself, over their sources. */
export function Story({ title, paragraphs, figures, claims, further }: BlockOf<'story'>) {
  const [first, ...others] = paragraphs
  const notes = claimNotes(claims)
  const furtherNotes = claimNotes([...claims, ...further.claims]).slice(notes.length)
  return (
    <section className="pt-section has-[+.bg-surface]:pb-section">
      <div className="page-width">
        <div className="dimension-line grid gap-8 pt-8 lg:grid-cols-3">
          <AnchorHeading as="h2" className="text-h2">
            {title}
          </AnchorHeading>
          <div className="max-w-measure space-y-5 lg:col-span-2">
            <p className="text-lead">{first}</p>
            {others.map((paragraph) => (
              <p key={paragraph} className="text-muted">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        {claims.length > 0 && (
          <ul
            aria-label={figures}
            className="mt-8 grid grid-cols-2 gap-8 border-t border-line pt-6 md:mt-12 md:grid-cols-4"
          >
            {claims.map((claim) => (
              <li key={claim.subject}>
                <ClaimFigure claim={claim} />
              </li>
            ))}
          </ul>
        )}
        {notes.length + further.claims.length > 0 && (
          <p className="mt-6 max-w-measure text-small text-muted">
            {[...notes, ...(further.claims.length > 0 ? [further.text] : []), ...furtherNotes].join(' ')}
          </p>
        )}
      </div>
    </section>
  )
}

/** Those who answer for the work, each an axis below one beam. */
export function People({ signs, ...heading }: BlockOf<'people'>) {
  const people = signers(signs)
  if (people.length === 0) return null
  return (
    <Section {...heading}>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ signs, posts, ...person }, index) => (
          <li
            key={person.id}
            id={person.id}
            className="grid scroll-mt-24 grid-cols-[4rem_1fr] gap-x-5 border-t border-text sm:block sm:max-lg:odd:runs-on lg:not-nth-[4n]:runs-on"
            {...reveal(index)}
          >
            <span className="ml-8 block h-8 border-l border-edge max-sm:col-span-2" aria-hidden="true" />
            <Portrait person={person} className="size-16" />
            <div>
              <h3 className="text-h3 sm:mt-5">{person.name ?? person.role}</h3>
              {person.name && <p className="mt-1 text-small text-muted">{person.role}</p>}
              <p className="mt-3 text-muted">{person.answersFor}</p>
              {person.links.length > 0 && <LinkList links={person.links} className="mt-2" />}
              {[...signs, { label: personStrings.articles, links: posts }]
                .filter(({ links }) => links.length > 0)
                .map(({ label, links }) => (
                  <Fragment key={label}>
                    <p className="label mt-4 text-muted">{label}</p>
                    <LinkList label={label} links={links} className="mt-2" />
                  </Fragment>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Everybody, with the lines of specimens that they sign and the articles that name them as their author. */
const signers = (signs: BlockOf<'people'>['signs']) =>
  getCollection('people').map((person) => ({
    ...person,
    signs: (['drawnBy', 'checkedBy'] as const)
      .map((line) => ({
        label: signs[line],
        links: getCollection('specimens')
          .filter((specimen) => specimen[line].id === person.id)
          .map(({ name, href }) => ({ label: name, href })),
      }))
      .filter(({ links }) => links.length > 0),
    posts: postList()
      .filter((post) => post.person?.id === person.id)
      .map(({ title, slug }) => ({ label: title, href: `/blog/${slug}` })),
  }))

/** Mission and vision as two statements in large type on a dark ground, one hung left and one hung right. */
export function Purpose({ mission, vision }: BlockOf<'purpose'>) {
  return (
    <section className="blueprint bg-background py-section! text-text">
      <div className="page-width">
        <div className="grid gap-y-16 lg:gap-y-24">
          {[mission, vision].map(({ title, text }, index) => (
            <div key={title} className={clsx('max-w-4xl', index > 0 && 'lg:ml-[34.2%]')} {...reveal()}>
              <AnchorHeading as="h2" className="text-h3 text-accent-text">
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

const valueColors: Record<BlockOf<'values'>['entries'][number]['color'], string> = {
  accent: 'bg-accent',
  success: 'bg-success',
  text: 'bg-text',
}

/** Six values as the rows of a schedule. */
export function Values({ entries, ...heading }: BlockOf<'values'>) {
  if (entries.length === 0) return null
  return (
    <Section {...heading}>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map(({ title, description, color }, index) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-2 py-6 md:grid-cols-3 md:items-baseline"
            {...reveal(index)}
          >
            <AnchorHeading className="flex gap-4 text-h3">
              <span className={clsx('mt-3 h-0.5 w-6 shrink-0', valueColors[color])} aria-hidden="true" />
              {title}
            </AnchorHeading>
            <p className="max-w-measure text-muted max-md:pl-10 md:col-span-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Three areas, each below the drawing of its service, in one row. */
export function Expertise({ areas, ...heading }: BlockOf<'expertise'>) {
  if (areas.length === 0) return null
  return (
    <Section {...heading}>
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {areas.map((area) => (
          <Area key={area.title} {...area} />
        ))}
      </ul>
    </Section>
  )
}

function Area({ title, description, technologies, service }: BlockOf<'expertise'>['areas'][number]) {
  return (
    <li className="grid gap-x-8 gap-y-4 md:max-lg:grid-cols-2 lg:row-span-5 lg:grid-rows-subgrid">
      <div
        className="service-card-drawing self-start border border-line md:max-lg:row-span-4"
        aria-hidden="true"
      >
        <ServiceDrawing drawing={service.drawing} />
      </div>
      <AnchorHeading className="text-h3">{title}</AnchorHeading>
      <p className="text-muted">{description}</p>
      <DashList items={technologies} />
      <p className="text-small">
        <a href={service.href} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
          {service.name}
        </a>
      </p>
    </li>
  )
}
