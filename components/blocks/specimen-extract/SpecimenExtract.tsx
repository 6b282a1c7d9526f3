import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { Badge } from '@lintel/kit/ui/Badge.tsx'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { TitleBlock } from '@lintel/kit/ui/TitleBlock.tsx'
import type { Specimen } from '@site/data/schemas/specimen.ts'
import { Section } from '#components/blocks/FiguredSection.tsx'
import { SpecimenMiniature } from '#components/drawings/SpecimenMiniature.tsx'
import { Notice } from '#components/sections/specimens/Notice.tsx'
import type { SpecimenExtract as Words } from './schema.ts'

/** One document of the set, with the options that it weighed; below it the way to the others. */
export function SpecimenExtract({ read, others, ...section }: Words) {
  const [words, set] = [getContent('pages', 'specimens'), getCollection('specimens')]
  const specimen = set.find((each) => optionsOf(each).length > 0)
  if (!specimen) return null
  const options = optionsOf(specimen)
  const { name, title, drawing, titleBlock, href } = specimen
  return (
    <Section {...section}>
      <Notice {...words.notice} className="mb-6" />
      <div data-made-up className="grid border border-edge bg-background md:grid-cols-[1fr_2fr]">
        <div className="border-line p-5 max-md:border-b md:border-r lg:p-8">
          <SpecimenMiniature drawing={drawing} className="h-auto w-full max-w-44 max-md:hidden" />
          <p className="label text-muted md:mt-6">{name}</p>
          <p className="mt-2 text-h3 font-semibold">{title}</p>
          <ButtonLink href={href} variant="outline" className="mt-5">
            {read}
          </ButtonLink>
        </div>
        <ol className="divide-line px-5 md:grid md:auto-rows-fr md:divide-y lg:px-8">
          {options.map(({ name, verdict, isChosen, gains, costs }) => (
            <li key={name} className="folded-entry md:content-center md:py-5">
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                {name} <Badge tone={isChosen ? 'accent' : 'neutral'}>{verdict}</Badge>
              </h3>
              <EntryFold of={name} className="text-small text-muted md:mt-1.5">
                <p>{isChosen ? gains[0] : costs[0]}</p>
              </EntryFold>
            </li>
          ))}
        </ol>
      </div>
      <div data-made-up className="-mt-px max-sm:hidden">
        <TitleBlock entries={titleBlock} />
      </div>
      <nav aria-label={words.label} className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-2 text-small">
        <p className="label text-muted">{others}</p>
        {set
          .filter((each) => each !== specimen)
          .map(({ id, href, name }) => (
            <a key={id} href={href} className="text-link py-1">
              {name}
            </a>
          ))}
      </nav>
    </Section>
  )
}

const optionsOf = ({ clauses }: Specimen) =>
  clauses.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'options' ? block.entries : [])))
