import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { Section } from '@lintel/kit/ui/Section.tsx'
import { fillIn } from '@lintel/rules/fillIn.ts'
import type { SpecimensPage } from '@site/data/schemas/pages/specimens.ts'
import type { Specimen } from '@site/data/schemas/specimen.ts'
import { SpecimenMiniature } from '#components/drawings/SpecimenMiniature.tsx'
import { PageHead } from '#components/sections/PageHead.tsx'
import { Notice } from '#components/sections/specimens/Notice.tsx'
import type { BlockOf } from '../schemas.ts'

/** The page of the set. */
export function SpecimenIndex({ title, lead }: BlockOf<'specimen-index'>) {
  const words = getContent('pages', 'specimens')
  return (
    <section className="page-width pt-24 md:pt-28">
      <div className="grid items-end xl:grid-cols-3 xl:gap-x-8 xl:*:row-start-1">
        <div className="xl:col-span-3 xl:col-start-1">
          <PageHead
            location={words.label}
            title={title}
            titleClass="lg:max-[100rem]:text-[length:calc(0.92*var(--text-poster))]"
            isIndex
            lead={lead}
          />
        </div>
        <Notice {...words.notice} className="mt-8 xl:col-start-3" />
      </div>
      <SheetList words={words.sheet} specimens={getCollection('specimens')} as="h2" />
    </section>
  )
}

/** The set on other pages. */
export function SpecimenSet(heading: BlockOf<'specimen-set'>) {
  const [words, specimens] = [getContent('pages', 'specimens'), getCollection('specimens')]
  if (specimens.length === 0) return null
  return (
    <Section {...heading}>
      <nav aria-label={words.label}>
        <SheetList words={words.sheet} specimens={specimens} as="p" />
      </nav>
      <ButtonLink href={words.all.href} variant="outline" className="mt-10">
        {words.all.label}
      </ButtonLink>
    </Section>
  )
}

interface SheetListProps {
  words: SpecimensPage['sheet']
  specimens: Specimen[]
  /** What their names are: headings, where the list is the page. */
  as: 'h2' | 'p'
}

/** The sheets beside each other, as in the rack of a drawing office. */
function SheetList({ words, specimens, as: Name }: SheetListProps) {
  return (
    <ul className="mt-7 grid md:mt-12 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
      {specimens.map(({ id, href, name, summary, drawing, clauses }, index) => (
        <li
          key={id}
          className="group relative grid grid-cols-[6rem_1fr] items-start gap-x-4 sm:grid-cols-[minmax(0,1fr)_2fr] lg:row-span-5 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0"
        >
          <SpecimenMiniature
            drawing={drawing}
            className="h-auto w-[calc(100%-6px)] shadow-[6px_6px_0_-1px_var(--color-background),6px_6px_0_var(--color-edge)] transition-transform group-hover:-translate-y-1"
          />
          <div className="lg:contents">
            <p className="label text-muted lg:mt-5">
              {words.sheet} {fillIn(words.place, { sheet: index + 1, sheets: specimens.length })}
            </p>
            <Name className="mt-1 text-h3 font-semibold">
              <a href={href} className="text-link after:absolute after:inset-0">
                {name}
              </a>
            </Name>
            <p className="mt-2 text-small text-muted">{summary}</p>
            {Name === 'h2' && (
              <ol data-unquoted className="mt-5 border-t border-line text-small max-sm:hidden">
                {clauses.map(({ title }, clause) => (
                  <li key={title} className="flex items-baseline gap-x-1 border-b border-line py-1.5">
                    <span className="label figures w-5 shrink-0 text-accent-text">{clause + 1}</span> {title}
                  </li>
                ))}
              </ol>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
