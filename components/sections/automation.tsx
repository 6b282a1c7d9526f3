import { clsx } from 'clsx'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { MetricNote } from '#components/sections/service/MetricNote.tsx'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import { Fold } from '#components/ui/Fold.tsx'
import { DashList } from '#components/ui/lists.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { serviceWords } from '#content/words.ts'
import type { Applications as ApplicationsWords, ServicePages } from '#data/schemas/services.ts'

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
              outlines[verdict.outline],
            )}
            {...reveal(index)}
          >
            <Verdict {...verdict} exampleLabel={exampleLabel} />
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-measure text-muted">{note}</p>
    </Section>
  )
}

function Verdict({ verdict, test, signs, example, exampleLabel }: VerdictWords & { exampleLabel: string }) {
  return (
    <>
      <AnchorHeading className="text-h2">{verdict}</AnchorHeading>
      <p className="mt-3 md:mt-5 md:text-lead">{test}</p>
      <Fold label={serviceWords.signs} count={signs.length} className="mt-5 sm:mt-6">
        <DashList items={signs} className="space-y-3 border-line sm:border-t sm:pt-5" />
      </Fold>
      <div className="border-t border-line pt-4 text-small sm:mt-6">
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
            className="grid gap-x-10 gap-y-2 border-b border-line py-5 md:gap-y-4 md:py-8 lg:grid-cols-12"
            {...reveal()}
          >
            <AnchorHeading className="text-h3 lg:col-span-3">{title}</AnchorHeading>
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
