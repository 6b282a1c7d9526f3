import { getCollection } from '@lintel/engine/content/store.ts'
import { serviceStrings } from '@lintel/engine/content/strings.ts'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { ClaimFigure, ClaimSource } from '@lintel/kit/ui/ClaimFigure.tsx'
import { ResultBars } from '@lintel/kit/ui/ResultBars.tsx'
import { Section } from '@lintel/kit/ui/Section.tsx'
import type { CaseStudy } from '@site/data/schemas/caseStudy.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CaseStudyPlan } from '#components/drawings/CaseStudyPlan.tsx'
import type { BuiltLikeThis as Words } from './schema.ts'

/** What a service has led to: its case study, or else where its way of working can be seen. */
export function BuiltLikeThis({ shownBy, page }: Words & { page: { service?: { id: string } | undefined } }) {
  const studies = getCollection('caseStudies')
  const study = studies.find((each) => each.service.id === page.service?.id)
  if (study) return <BuiltCase {...study} />
  if (!shownBy) return null
  const { title, text, link } = shownBy
  const shown = studies.find(({ href }) => href === link.href)
  const decided = studies.find(({ rejected, drawing }) => rejected && drawing)
  return (
    <Section label={serviceStrings.builtLikeThis} title={title} lead={text}>
      {shown?.drawing ? <Plans {...shown} /> : decided && <Decision {...decided} />}
      <ButtonLink href={link.href} variant="outline">
        {link.label}
      </ButtonLink>
    </Section>
  )
}

/** How an engagement changed what was there, side by side. */
function Plans(study: CaseStudy) {
  return (
    <Sides study={study} columns="md:grid-cols-2">
      {(['before', 'after'] as const).map((state) => (
        <div
          key={state}
          className="border-line md:row-span-2 md:grid md:grid-rows-subgrid first:max-sm:hidden not-first:max-md:border-t md:not-first:border-l max-sm:border-t-0!"
        >
          {study.drawing && <CaseStudyPlan drawing={study.drawing} state={state} />}
          <p className="label border-t border-line px-4 py-1.5 text-muted lg:px-6">{serviceStrings[state]}</p>
        </div>
      ))}
    </Sides>
  )
}

/** What an engagement came to, and below it, smaller, what it could have been, with the reason. */
function Decision(study: CaseStudy) {
  const { drawing, rejected } = study
  return (
    <Sides study={study} columns="md:grid-cols-[3fr_2fr]">
      <div className="flex items-center overflow-clip *:overflow-visible max-sm:hidden">
        {drawing && <CaseStudyPlan drawing={drawing} state="after" />}
      </div>
      <div className="border-line sm:max-md:border-t md:border-l">
        <div className="p-5 lg:p-8">
          <p className="label text-accent-text">{serviceStrings.chosen}</p>
          <p className="mt-2 text-lead font-semibold">{drawing?.after.text}</p>
        </div>
        <div className="border-t border-dashed border-edge p-5 lg:p-8">
          <p className="label text-muted">{serviceStrings.rejected}</p>
          <p className="mt-2 font-semibold">{rejected?.title}</p>
          <p className="mt-2 text-small text-muted">{rejected?.text}</p>
        </div>
      </div>
    </Sides>
  )
}

interface SidesProps {
  study: CaseStudy
  /** Of the grid, where the sides stand beside each other. */
  columns: string
  children: ReactNode
}

/** Two sides of an engagement, between what they show and which it is. */
function Sides({ study: { title, confirmed }, columns, children }: SidesProps) {
  return (
    <div className="mb-7 md:mb-10">
      <General confirmed={confirmed} />
      <div className={clsx('grid border bg-background', columns, frame(confirmed))}>
        {children}
        <p className="label col-span-full border-t border-line px-4 py-1.5 text-muted lg:px-6">{title}</p>
      </div>
    </div>
  )
}

/** Above a drawing, until the firm has confirmed that it shows what was built. */
const General = ({ confirmed }: Pick<CaseStudy, 'confirmed'>) =>
  !confirmed && <p className="label mb-3 text-muted">{serviceStrings.general}</p>

/** Around a drawing: broken until the firm has confirmed it. */
const frame = (confirmed: CaseStudy['confirmed']) => (confirmed ? 'border-line' : 'border-dashed border-edge')

function BuiltCase({ title, client, description, claims, drawing, confirmed, href }: CaseStudy) {
  const [claim] = claims
  return (
    <Section label={serviceStrings.builtLikeThis} title={title}>
      <div className="grid gap-8 md:grid-cols-2">
        {drawing && (
          <div>
            <General confirmed={confirmed} />
            <div className={clsx('border', frame(confirmed))}>
              <CaseStudyPlan drawing={drawing} state="after" />
            </div>
          </div>
        )}
        <div className="flex flex-col">
          {claim && (
            <ClaimFigure claim={claim}>
              {drawing && <ResultBars claim={claim} />}
              <ClaimSource claim={claim} />
            </ClaimFigure>
          )}
          <p className="label mt-6 text-muted">{client}</p>
          <p className="mt-3 max-w-measure text-muted">{description}</p>
          <ButtonLink href={href} variant="outline" className="mt-6 self-start md:mt-auto">
            {serviceStrings.readSheet}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
