import { getCollection } from '@lintel/engine/content/store.ts'
import { newTab } from '@lintel/engine/content/strings.ts'
import type { Job } from '@lintel/engine/schemas/collections.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { ActionLinks, ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { ClaimSource } from '@lintel/kit/ui/ClaimFigure.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
import { Detail } from '#components/drawings/careers/Detail.tsx'
import { NextBay } from '#components/drawings/careers/NextBay.tsx'
import { type OnPage, PageHead } from '#components/sections/PageHead.tsx'
import type { BlockOf } from '../schemas.ts'

/** The headline, and below it the structure that has room for one more bay. */
export function CareersHero({ title, lead, actions, page }: BlockOf<'careers-hero'> & OnPage) {
  return (
    <section className="page-width pt-24 md:pt-28">
      <PageHead
        location={page.name}
        title={title}
        lead={lead}
        drawing={<NextBay />}
        drawingClass="grid items-center overflow-clip md:self-stretch *:overflow-visible"
      >
        <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
          <ActionLinks actions={actions} size="xl" />
        </div>
      </PageHead>
    </section>
  )
}

/** The openings as rows of a schedule; where there is none, its one row is broken, as the bay that is not built yet. */
export function Positions({ title, none, text, action, apply }: BlockOf<'positions'>) {
  const jobs = getCollection('jobs')
  return (
    <section id="open-positions" className="py-section">
      <div className="page-width">
        <div className="dimension-line grid gap-x-8 gap-y-6 pt-4 md:grid-cols-3 md:pt-8">
          <h2 className="text-h2">{title}</h2>
          {jobs.length === 0 ? (
            <div className="border border-dashed border-edge p-6 md:col-span-2">
              <p className="text-h3 font-semibold">{none}</p>
              <p className="mt-3 max-w-measure text-muted">
                {text}{' '}
                <a href={action.href} className="text-link">
                  {action.label}
                </a>
              </p>
            </div>
          ) : (
            <ul className="divide-y divide-line md:col-span-2">
              {jobs.map((job) => (
                <Opening key={job.id} {...job} apply={apply} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

/** One opening. Its title is the subject of a mail that applies for it. */
function Opening({ title, terms, description, apply }: Job & Pick<BlockOf<'positions'>, 'apply'>) {
  const subject = apply.href.startsWith('mailto:') ? `?subject=${encodeURIComponent(title)}` : ''
  return (
    <li className="grid gap-4 py-6 first:pt-0 last:pb-0 md:grid-cols-[1fr_auto] md:items-start">
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-1 text-small text-muted">{terms}</p>
        <p className="mt-3 max-w-measure">{description}</p>
      </div>
      <ButtonLink
        href={apply.href + subject}
        variant="outline"
        size="lg"
        aria-label={`${apply.label}: ${title}`}
      >
        {apply.label}
      </ButtonLink>
    </li>
  )
}

/** Details of a structure, each with what it comes down to, in the layout that the record names. */
export function DetailCards(block: BlockOf<'detail-cards'>) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}

/** Cards beside each other, level in their parts. */
function Columns({ title, cards }: BlockOf<'detail-cards'>) {
  return (
    <Section title={title}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {cards.map(({ icon, caption, title, description, claim }, index) => (
          <li
            key={title}
            className="grid content-start gap-x-5 max-sm:grid-cols-[6rem_1fr] max-sm:border-t max-sm:border-line max-sm:pt-6 sm:row-span-3 sm:grid-rows-subgrid sm:gap-y-0"
            {...reveal(index)}
          >
            <div className="border-edge max-sm:row-span-2 sm:border-b">
              <Detail name={icon} className="h-auto w-full" />
              {caption && <p className="label pb-3 text-muted">{caption}</p>}
            </div>
            <AnchorHeading className="text-h3 sm:pt-5">{title}</AnchorHeading>
            <div className="pt-2 sm:pt-3">
              <p className="text-muted">{description}</p>
              {claim && <ClaimSource claim={claim} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Cards two by two, each beside its detail. */
function Rows({ title, cards }: BlockOf<'detail-cards'>) {
  return (
    <Section title={title}>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-10">
        {cards.map(({ icon, caption, title, description, claim }, index) => (
          <li
            key={title}
            className="flex flex-wrap items-start gap-x-6 gap-y-4 border-t border-line pt-6 sm:gap-x-8"
            {...reveal(index)}
          >
            <div className="w-24 sm:w-36">
              <Detail name={icon} className="h-auto w-full" />
              {caption && <p className="label mt-3 text-muted">{caption}</p>}
            </div>
            <div className="min-w-0 grow basis-40 wrap-anywhere">
              <AnchorHeading className="text-h3">{title}</AnchorHeading>
              <p className="mt-1 text-muted">{description}</p>
              {claim && <ClaimSource claim={claim} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const layouts = { columns: Columns, rows: Rows }

/** How to apply, along a measured line: from left to right on large screens, downward on small ones. */
export function Application({ title, steps }: BlockOf<'application'>) {
  return (
    <Section title={title}>
      <ol className="ml-2 md:ml-0 md:grid md:grid-cols-3 md:gap-x-8">
        {steps.map(({ title, description, link }, index) => (
          <li
            key={title}
            className="slanted-tick border-l border-edge pb-10 pl-7 last:pb-0 md:not-last:runs-on last:after:absolute last:after:-top-2 last:after:right-0 last:after:h-4 last:after:w-px last:after:rotate-45 last:after:bg-accent-text max-md:last:after:hidden md:border-t md:border-l-0 md:pb-0 md:pl-0"
            {...reveal(index)}
          >
            <p className="label text-accent-text md:pt-6">{index + 1}</p>
            <AnchorHeading className="mt-3 text-h3">{title}</AnchorHeading>
            <p className="mt-3 text-muted">{description}</p>
            {link && <StepLink {...link} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function StepLink({ label, href }: { label: string; href: string }) {
  const elsewhere = href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <p className="mt-4">
      <a
        href={href}
        {...elsewhere}
        className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        {label}
        {elsewhere && <span className="sr-only"> {newTab}</span>}
      </a>
    </p>
  )
}
