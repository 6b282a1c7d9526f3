import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Breadcrumb } from '@lintel/kit/ui/Breadcrumb.tsx'
import { CroppedImage } from '@lintel/kit/ui/CroppedImage.tsx'
import { LocalDate } from '@lintel/kit/ui/LocalDate.tsx'
import { introductionOf, PersonLine } from '@lintel/kit/ui/Person.tsx'
import { keepHyphens, Section } from '@lintel/kit/ui/Section.tsx'
import { CitedFigure, type SourceNote } from '@lintel/kit/ui/Sources.tsx'
import { TitleBlock } from '@lintel/kit/ui/TitleBlock.tsx'
import { fillIn } from '@lintel/rules/fillIn.ts'
import type { CaseStudy, CaseStudyDrawing } from '@site/data/schemas/caseStudy.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CaseStudyPlan } from '#components/drawings/CaseStudyPlan.tsx'
import { hasResult, type SheetProps } from './case-study-result.tsx'

interface HeadProps extends SheetProps {
  /** The name of the page of all cases. */
  list: string
  notes: readonly SourceNote[]
}

/** The head of a sheet: what came of it, and what was built, as its picture or drawn before and after, above the title block. */
export function SheetHead({ study, words, list, notes }: HeadProps) {
  const { title, description, picture, alt, drawing, confirmed, claims, baseline } = study
  return (
    <section className="page-width pt-24 md:pt-28">
      <Breadcrumb href="/case-studies" label={list} name={title} />
      <div className="mt-8 grid items-start gap-x-8 gap-y-8 lg:grid-cols-12 print:grid-cols-12 print:items-start">
        <h1 className="text-display lg:col-span-12 print:col-span-12">{keepHyphens(title)}</h1>
        <p className="max-w-measure text-lead text-muted lg:col-span-8 print:col-span-8">
          {!confirmed && `${words.general}: `}
          {description}
        </p>
        {(claims.length > 0 || baseline) && (
          <div className="space-y-4 border-l-2 border-accent-text pl-6 lg:col-span-4 print:col-span-4">
            {claims.length > 0 && (
              <div className="flex flex-wrap gap-x-10 gap-y-4">
                {claims.map((claim) => (
                  <CitedFigure
                    key={`${claim.subject} ${claim.text}`}
                    claim={claim}
                    place={study.id}
                    notes={notes}
                    large={claims.length === 1}
                  />
                ))}
              </div>
            )}
            {baseline && (
              <p className="text-small text-muted">
                {words.baseline.measure}: {baseline.measure}.
                {baseline.value && ` ${words.baseline.value}: ${baseline.value}`}
              </p>
            )}
          </div>
        )}
      </div>
      {picture && (
        <div className="mt-10 border border-b-0 border-edge">
          <CroppedImage
            name={picture}
            alt={alt ?? ''}
            sizes="(min-width: 80rem) 76rem, 100vw"
            isInFirstView
          />
        </div>
      )}
      {!picture && drawing && (
        <>
          {!confirmed && <p className="label mt-10 text-muted">{words.general}</p>}
          <div
            className={clsx(
              'grid border border-b-0 border-edge md:grid-cols-2 print:grid-cols-2',
              confirmed ? 'mt-10' : 'mt-3 border-dashed',
            )}
          >
            <Plan drawing={drawing} state="before" words={words} />
            <Plan drawing={drawing} state="after" words={words} />
          </div>
        </>
      )}
      <div className={clsx(!picture && !drawing && 'mt-12')}>
        <TitleBlock entries={titleBlock(study, words)} />
      </div>
      {!confirmed && <Legend legend={words.legend} hasResult={hasResult(study)} />}
    </section>
  )
}

/** What the two kinds of line on an unconfirmed sheet say; without a result there is but one. */
function Legend({ legend, hasResult }: { legend: SheetProps['words']['legend']; hasResult: boolean }) {
  return (
    <ul className="mt-5 grid gap-x-12 gap-y-2 text-small text-muted md:grid-cols-2">
      {[
        { text: legend.broken, stroke: 'border-dashed border-edge' },
        ...(hasResult ? [{ text: legend.full, stroke: 'border-text' }] : []),
      ].map(({ text, stroke }) => (
        <li key={text} className="flex gap-x-4">
          <span className={clsx('mt-2.5 w-10 shrink-0 border-t', stroke)} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}

interface PlanProps extends Pick<SheetProps, 'words'> {
  drawing: CaseStudyDrawing
  state: 'before' | 'after'
}

function Plan({ drawing, state, words }: PlanProps) {
  return (
    <figure className="relative row-span-2 grid grid-rows-subgrid gap-0 border-line max-md:not-first:border-t md:not-first:border-l">
      <p className="label absolute top-3 left-4 bg-background px-1">{words[state]}</p>
      <CaseStudyPlan drawing={drawing} state={state} />
      <figcaption className="border-t border-line p-4 text-small text-muted md:px-8">
        {drawing[state].text}
      </figcaption>
    </figure>
  )
}

/** What is known of a case, as cells. */
function titleBlock(study: CaseStudy, words: SheetProps['words']) {
  const { client, industry, service, facts, sheet, sheets, confirmed, drawnBy, checkedBy } = study
  const { terms } = words
  const personLine = (person: typeof drawnBy) =>
    person && <PersonLine person={person} href={introductionOf(person)} />
  return [
    { label: terms.sheet, value: fillIn(words.number, { sheet, sheets }) },
    { label: terms.client, value: client },
    { label: terms.sector, value: industry },
    {
      label: terms.service,
      value: (
        <a href={service.href} className="text-link">
          {service.name}
        </a>
      ),
    },
    ...(['scale', 'completed', 'duration', 'clientRoles', 'ourRoles'] as const).map((fact) => ({
      label: terms[fact],
      value: facts[fact],
    })),
    { label: terms.drawnBy, value: personLine(drawnBy) },
    { label: terms.checkedBy, value: personLine(checkedBy) },
    { label: terms.confirmed, value: confirmed && <LocalDate day={confirmed} /> },
  ].filter(({ value }) => value)
}

/** Text of a sheet: beside a broken line where it says how such a system is built, until the firm has confirmed it as what happened. */
function Told({ study, words, children }: SheetProps & { children: ReactNode }) {
  const { confirmed } = study
  return (
    <div className={clsx('not-first:mt-5', !confirmed && 'border-l border-dashed border-edge pl-5')}>
      {!confirmed && <p className="sr-only">{words.general}</p>}
      <div className="max-w-measure space-y-4">{children}</div>
    </div>
  )
}

/** What was there, and what was measured of it. */
export function Situation({ study, words }: SheetProps) {
  const { situation, baseline } = study
  if (!situation && !baseline) return null
  const told = { study, words }
  return (
    <Section {...words.situation}>
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
        {situation && (
          <Told {...told}>
            {situation.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Told>
        )}
        {baseline && (
          <div>
            <AnchorHeading className="text-h3">{words.baseline.title}</AnchorHeading>
            <div className="mt-5">
              <TitleBlock
                entries={(['measure', 'value', 'period'] as const)
                  .map((part) => ({ label: words.baseline[part], value: baseline[part] }))
                  .filter(({ value }) => value)}
              />
            </div>
            <Told {...told}>
              <p>{baseline.method}</p>
            </Told>
          </div>
        )}
      </div>
    </Section>
  )
}

/** The option that was rejected, and what did not work. */
export function Decisions({ study, words }: SheetProps) {
  const kinds = (['rejected', 'failed'] as const).filter((kind) => study[kind])
  if (kinds.length === 0) return null
  return (
    <Section {...words.decisions}>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <p className="label text-accent-text">{words[kind]}</p>
            <AnchorHeading className="mt-3 text-h3">{study[kind]?.title}</AnchorHeading>
            <Told study={study} words={words}>
              <p>{study[kind]?.text}</p>
            </Told>
          </li>
        ))}
      </ul>
    </Section>
  )
}
