import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { HairlineList, TextList } from '@lintel/kit/ui/lists.tsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Tools as Words } from './schema.ts'

/** What the firm works with, in the layout that the record names. */
export function Tools(block: Words) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}

/** Tools in one column for each category. */
function Columns({ groups, ...heading }: Words) {
  return (
    <Section {...heading}>
      <dl className="grid gap-x-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4 lg:gap-x-8">
        {groups.map(({ category, tools }) => (
          <div key={category}>
            <dt className="label text-accent-text max-sm:hidden">{category}</dt>
            <dd className="sm:mt-4">
              <Fold label={category} count={tools.length}>
                <HairlineList items={tools} />
              </Fold>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Tools as lines of large type, one line for each category. */
function Lines({ groups, ...heading }: Words) {
  return (
    <Section {...heading}>
      <dl className="border-line max-sm:border-b sm:border-t">
        {groups.map(({ category, tools }) => (
          <div
            key={category}
            className="grid gap-x-6 gap-y-1 sm:border-b sm:border-line sm:py-4 md:gap-y-3 md:py-7 lg:grid-cols-12"
          >
            <dt className="label pt-1.5 text-accent-text max-sm:hidden lg:col-span-3">{category}</dt>
            <dd className="lg:col-span-9">
              <Fold label={category} count={tools.length}>
                <TextList
                  items={tools}
                  className="flex flex-wrap gap-x-5 gap-y-0.5 max-sm:pb-4 md:gap-x-8 md:gap-y-1.5 md:text-h3"
                />
              </Fold>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const layouts = { lines: Lines, columns: Columns }
