import { serviceWords } from '@lintel/engine/content/words.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { Applications as ApplicationsWords, ServicePages } from '@site/data/schemas/services.ts'
import { clsx } from 'clsx'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { MetricNote } from '#components/sections/service/MetricNote.tsx'

type FitWords = ServicePages['automation']['fit']
type VerdictWords = FitWords['verdicts'][number]

/** As on a drawing: what is built is solid, what is supported dashed, what stays as it is dotted. */
const outlines: Record<VerdictWords['outline'], string> = {
  solid: 'border-solid border-accent-text',
  dashed: 'border-dashed border-accent-text',
  dotted: 'border-dotted border-edge',
}

export function Fit({ exampleLabel, verdicts, note, ...heading }: FitWords) {
  return (
    <Section {...heading} tone="band">
      <ul className="grid gap-6 lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)]">
        {verdicts.map((verdict, index) => (
          <li
            key={verdict.verdict}
            className={clsx(
              'border-2 bg-background p-5 md:p-8 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0',
              'md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr_auto] md:max-lg:gap-x-10',
              outlines[verdict.outline],
            )}
            {...reveal(index)}
          >
            <Verdict {...verdict} exampleLabel={exampleLabel} />
          </li>
        ))}
      </ul>
      <p className="mt-6 flex items-baseline gap-4 border border-line bg-background p-5 md:px-8">
        <svg viewBox="0 0 12 12" className="size-3 shrink-0 stroke-muted" aria-hidden="true">
          <path d="M0 0l12 12m0-12L0 12" />
        </svg>
        {note}
      </p>
    </Section>
  )
}

function Verdict({ verdict, test, signs, example, exampleLabel }: VerdictWords & { exampleLabel: string }) {
  return (
    <>
      <AnchorHeading className="text-h2">{verdict}</AnchorHeading>
      <p className="mt-3 md:mt-5 md:text-lead">{test}</p>
      <Fold
        label={serviceWords.signs}
        count={signs.length}
        className="mt-5 sm:mt-6 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0"
      >
        <DashList
          items={signs}
          className="space-y-3 border-line sm:border-t sm:pt-5 md:max-lg:border-t-0 md:max-lg:pt-0"
        />
      </Fold>
      <div className="border-t border-line pt-4 text-small sm:mt-6 md:max-lg:col-start-2">
        <p className="label text-muted">{exampleLabel}</p>
        <p className="mt-1.5">{example}</p>
      </div>
    </>
  )
}

/** A ledger: the process, what is automated in it, and at the end of the line what is measured. */
export function Applications({ entries, ...heading }: ApplicationsWords) {
  return (
    <Section {...heading}>
      <ul className="border-t border-line">
        {entries.map(({ title, description, metrics, claim }) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-2 border-b border-line py-5 md:grid-cols-2 md:gap-y-3 md:py-8 lg:grid-cols-12"
            {...reveal()}
          >
            <AnchorHeading className="text-h3 md:max-lg:col-span-2 lg:col-span-3">{title}</AnchorHeading>
            <p className="text-muted lg:col-span-5">{description}</p>
            <div className="lg:col-span-4">
              <MetricNote metrics={metrics} claim={claim} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
