import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import type { VerdictSheet } from './schema.ts'

type CriteriaProps = Pick<VerdictSheet, 'verdicts' | 'exampleLabel' | 'note'>

/** By what a verdict is given, in the outline that it has in the score. */
export function Criteria({ verdicts, exampleLabel, note }: CriteriaProps) {
  return (
    <>
      <ul className="grid border-t border-line md:grid-cols-3 md:grid-rows-[repeat(3,auto)]">
        {verdicts.map(({ id, verdict, test, signs, example }) => (
          <li
            key={id}
            className="folded-entry border-line max-sm:mx-5 sm:p-5 sm:max-md:not-first:border-t md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 md:not-first:border-l"
          >
            <AnchorHeading className="flex items-center gap-3 text-h3">
              <span className={`sheet-box sheet-box-${id} sheet-box-sample`} aria-hidden="true" />
              {verdict}
            </AnchorHeading>
            <p className="md:mt-2">{test}</p>
            <EntryFold of={verdict} className="md:mt-3">
              <DashList items={signs} className="space-y-2 text-muted" />
              <p className="mt-3 text-muted">
                {exampleLabel}: {example}
              </p>
            </EntryFold>
          </li>
        ))}
      </ul>
      <p className="border-t border-line p-5">{note}</p>
    </>
  )
}
