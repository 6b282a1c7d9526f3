import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { FoldedEntries } from '@lintel/kit/ui/FoldedEntries.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Industries as Words } from './schema.ts'

export function Industries({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <FoldedEntries titles={entries.map(({ title }) => title)}>
        <ul className="grid gap-x-16 lg:grid-cols-2">
          {entries.map(({ title, description, examples }) => (
            <li
              key={title}
              className="row-span-3 grid grid-rows-subgrid gap-y-0 border-t border-line py-5 sm:py-8"
              {...reveal()}
            >
              <AnchorHeading className="text-h3">{title}</AnchorHeading>
              <p className="mt-2 max-w-2xl text-balance md:mt-3 md:text-lead">{description}</p>
              <DashList
                items={examples}
                className="mt-3 flex flex-wrap content-start gap-x-4 gap-y-1.5 text-muted max-sm:flex-col md:mt-4 md:gap-x-6"
              />
            </li>
          ))}
        </ul>
      </FoldedEntries>
    </Section>
  )
}
