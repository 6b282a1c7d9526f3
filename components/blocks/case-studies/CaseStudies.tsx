import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { serviceStrings } from '@lintel/engine/content/strings.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { CroppedImage } from '@lintel/kit/ui/CroppedImage.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { SectionLabel } from '@lintel/kit/ui/Section.tsx'
import { CitedFigure, figuresOf, type SourceNote, Sources, sourceNotes } from '@lintel/kit/ui/Sources.tsx'
import { fillIn } from '@lintel/rules/fillIn.ts'
import type { CaseStudy } from '@site/data/schemas/caseStudy.ts'
import { clsx } from 'clsx'
import { CaseStudyFigure } from '#components/drawings/CaseStudyFigure.tsx'
import type { BlockOf } from '../schemas.ts'

/** The cards of all case studies. */
export function CaseStudies({ label, title, intro, none, legend, ...words }: BlockOf<'case-studies'>) {
  const [{ heading, sources }, studies] = [getContent('pages', 'case-studies'), getCollection('caseStudies')]
  const notes = sourceNotes(figuresOf(studies))
  return (
    <>
      <h1 className="sr-only">{heading}</h1>
      <section className="pt-24 md:pt-28">
        <div className="page-width">
          <SectionLabel>{label}</SectionLabel>
          <div className="mt-8 grid items-end gap-x-8 gap-y-6 lg:grid-cols-12" {...reveal(0, 100, 0.4)}>
            {/* The link below the cards leads here, and takes the focus along. */}
            <h2 id="case-studies" tabIndex={-1} className="col-span-full text-poster">
              {title}
            </h2>
            <p className="max-w-2xl text-lead text-muted lg:col-span-7">{intro}</p>
            {studies.some(({ confirmed }) => !confirmed) && (
              <Legend legend={legend} lines={studies.some(isStated) ? ['stated', 'general'] : ['general']} />
            )}
          </div>
          {studies.length === 0 && <p className="mt-14 text-lead">{none}</p>}
          {studies.length > 0 && (
            <ul className="mt-10 grid gap-6 md:mt-14 md:grid-cols-2 lg:grid-cols-3 lg:gap-0 lg:border lg:border-edge">
              {studies.map((study, index) => (
                <CaseStudyCard key={study.id} study={study} index={index} notes={notes} {...words} />
              ))}
            </ul>
          )}
          <div className="mt-10">
            <Sources title={sources} notes={notes} />
          </div>
        </div>
      </section>
    </>
  )
}

/** Whether the firm states a result of a case, or has confirmed all of it. */
const isStated = ({ claims, drawing, confirmed }: CaseStudy) =>
  Boolean(claims.length > 0 || drawing || confirmed)

type Line = keyof BlockOf<'case-studies'>['legend']

/** What the kinds of line beside the words of a case say. */
function Legend({ legend, lines }: { legend: BlockOf<'case-studies'>['legend']; lines: readonly Line[] }) {
  return (
    <dl className="grid gap-y-2 border-l border-line pl-6 text-small text-muted lg:col-span-5">
      {lines.map((line) => (
        <div key={line} className="flex gap-3">
          <dt className={clsx('mt-[0.75em] w-8 shrink-0 border-t', lineOf(line === 'stated'))}>
            <span className="sr-only">{legend[line].line}</span>
          </dt>
          <dd>{legend[line].means}</dd>
        </div>
      ))}
    </dl>
  )
}

type CardProps = Pick<BlockOf<'case-studies'>, 'learnMore' | 'learnMoreOf'> & {
  study: CaseStudy
  index: number
  notes: readonly SourceNote[]
}

/**
 * One engagement: what was measured, who it was for and what was built, with the way to its sheet. Its seven parts stand
 * level with those of its neighbors.
 */
function CaseStudyCard({ study, index, notes, learnMore, learnMoreOf }: CardProps) {
  const { title, client, description, picture, alt, drawing, industry, claims, href, confirmed } = study
  return (
    <li
      className="case-study row-span-7 grid grid-rows-subgrid gap-y-0 border border-edge bg-raised pb-7 *:mx-6 lg:border-y-0 lg:border-r-0 lg:border-line lg:first:border-l-0"
      {...reveal(index, 100, 0.3)}
    >
      <div className="service-card-drawing mx-0! mb-7 border-b border-line bg-background [&>svg]:-mb-px">
        {picture ? (
          <CroppedImage
            name={picture}
            alt={alt ?? ''}
            sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 50vw, 100vw"
          />
        ) : (
          drawing && <CaseStudyFigure drawing={drawing} />
        )}
      </div>
      <p className="label text-muted">{industry}</p>
      <div className="mt-4 grid auto-cols-auto grid-flow-col justify-start gap-x-6">
        {claims.map((claim, index) => (
          <CitedFigure
            key={`${claim.subject} ${claim.text}`}
            claim={claim}
            place={study.id}
            notes={notes}
            minor={index > 0}
          />
        ))}
      </div>
      <AnchorHeading className="mt-6 text-h3">{title}</AnchorHeading>
      <p className="mt-1 text-small text-muted">{client}</p>
      <p className={clsx('mt-5 border-l pl-4 text-muted', lineOf(confirmed))}>
        {!confirmed && (
          <span className="sr-only" data-unquoted>
            {serviceStrings.general}:{' '}
          </span>
        )}
        {description}
      </p>
      <ButtonLink href={href} variant="outline" className="mt-6 justify-self-start">
        {learnMore}
        <span className="sr-only"> {fillIn(learnMoreOf, { title })}</span>
      </ButtonLink>
    </li>
  )
}

/** Full where the firm states something, broken until it has confirmed it. */
const lineOf = (isStated: unknown) => (isStated ? 'border-edge' : 'border-dashed border-edge')
