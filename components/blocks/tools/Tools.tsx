import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { TextList } from '@lintel/kit/ui/lists.tsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Tools as Words } from './schema.ts'

/** What the firm works with, each group a line of large type. */
export function Tools({ groups, ...heading }: Words) {
  return (
    <Section {...heading}>
      <dl className="grid border-line sm:divide-y sm:divide-line sm:border-y">
        {groups.map(({ category, tools }) => (
          <div
            key={category}
            className="folded-entry gap-x-8 sm:grid sm:grid-cols-4 sm:items-baseline sm:py-6"
          >
            <dt className="label text-accent-text">{category}</dt>
            <dd className="sm:col-span-3">
              <EntryFold of={category}>
                <TextList items={tools} className="flex flex-wrap gap-x-6 gap-y-1.5 sm:text-h3" />
              </EntryFold>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
