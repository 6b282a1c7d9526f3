import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { DashList, TextList } from '@lintel/kit/ui/lists.tsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Tools as Words } from './schema.ts'

/** Around all groups, around each, and around its tools: in a row, and as lines of large type. */
const looks = {
  columns: [
    'gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4',
    'sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:gap-y-4',
    'space-y-2',
  ],
  lines: [
    'border-line sm:border-y sm:divide-y sm:divide-line',
    'gap-x-8 sm:grid sm:grid-cols-[1fr_3fr] sm:items-baseline sm:py-6',
    'flex flex-wrap gap-x-8 gap-y-1.5 sm:text-h3',
  ],
} satisfies Record<Words['layout'], [around: string, each: string, tools: string]>

/** What the firm works with, in the layout that the record names. */
export function Tools({ layout, groups, ...heading }: Words) {
  const [around, each, below] = looks[layout]
  const List = layout === 'columns' ? DashList : TextList
  return (
    <Section {...heading}>
      <dl className={`grid ${around}`}>
        {groups.map(({ category, tools }) => (
          <div key={category} className={`folded-entry ${each}`}>
            <dt className="label text-accent-text">{category}</dt>
            <dd>
              <EntryFold of={category}>
                <List items={tools} className={below} />
              </EntryFold>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
