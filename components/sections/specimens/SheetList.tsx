import { fillIn } from '@lintel/rules/fillIn.ts'
import type { SpecimensPage } from '@site/data/schemas/pages/specimens.ts'
import type { Specimen } from '@site/data/schemas/specimen.ts'
import { SpecimenMiniature } from '#components/drawings/SpecimenMiniature.tsx'

interface SheetListProps {
  words: SpecimensPage['sheet']
  specimens: Specimen[]
  /** What their names are: headings, where the list is the page. */
  as: 'h2' | 'p'
}

/** The sheets beside each other, as in the rack of a drawing office. */
export function SheetList({ words, specimens, as: Name }: SheetListProps) {
  return (
    <ul className="mt-12 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
      {specimens.map(({ id, href, name, summary, drawing, clauses }, index) => (
        <li
          key={id}
          className="group relative grid grid-cols-[5.5rem_1fr] items-start gap-x-5 sm:grid-cols-[minmax(0,1fr)_2fr] lg:row-span-5 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0"
        >
          <SpecimenMiniature
            drawing={drawing}
            className="h-auto w-full transition-transform group-hover:-translate-y-1"
          />
          <div className="lg:contents">
            <p className="label text-muted lg:mt-5">
              {words.sheet} {fillIn(words.place, { sheet: index + 1, sheets: specimens.length })}
            </p>
            <Name className="mt-1 text-h3 font-semibold lg:text-body">
              <a href={href} className="text-link after:absolute after:inset-0">
                {name}
              </a>
            </Name>
            <p className="mt-2 text-small text-muted">{summary}</p>
            {Name === 'h2' && (
              <ol data-unquoted className="mt-5 border-t border-line text-small max-sm:hidden">
                {clauses.map(({ title }, clause) => (
                  <li key={title} className="flex items-baseline gap-x-3 border-b border-line py-1.5">
                    <span className="label figures text-accent-text">{clause + 1}</span> {title}
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
