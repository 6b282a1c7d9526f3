import { navigationLabels } from '@lintel/engine/content/strings.ts'
import type { Person } from '@lintel/engine/schemas/person.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Breadcrumb } from '@lintel/kit/ui/Breadcrumb.tsx'
import { TextList } from '@lintel/kit/ui/lists.tsx'
import { TitleBlock } from '@lintel/kit/ui/TitleBlock.tsx'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { headingSlug } from '@lintel/rules/headingSlug.ts'
import type { SpecimensPage } from '@site/data/schemas/pages/specimens.ts'
import type { Specimen } from '@site/data/schemas/specimen.ts'
import { clsx } from 'clsx'
import { Block, withCode } from './blocks.tsx'
import { Notice } from './Notice.tsx'

interface SheetProps {
  words: SpecimensPage
  specimen: Specimen
  set: Specimen[]
}

/**
 * A document as a drawing sheet: title block, revisions, numbered clauses with a note to the reader beside each. What is
 * made up is marked so, for the search and the assistant to leave it out.
 */
export function SpecimenSheet({ words, specimen, set }: SheetProps) {
  const { name, title, lead, clauses, references, revisions } = specimen
  const { sheet, notice } = words
  return (
    <article className="specimen page-width pt-24 pb-section md:pt-28">
      <Breadcrumb href="/specimens" label={words.label} name={name} />
      <h1 className="mt-8 max-w-5xl text-display">{title}</h1>
      <p className="mt-6 max-w-measure text-lead text-muted">{lead}</p>
      <Contents clauses={clauses} />
      <div className="sheet mt-8 border-y-2 border-text bg-background md:border-2">
        <Notice {...notice} className="py-5 md:px-8 lg:px-10" />
        <div
          data-unquoted
          className="grid gap-6 pb-10 md:px-8 lg:grid-cols-12 lg:gap-8 lg:px-10 print:grid-cols-12"
        >
          <div className="lg:col-span-7 print:col-span-12">
            <TitleBlock
              entries={[
                { label: sheet.project, value: sheet.projectName },
                ...specimen.titleBlock,
                { label: sheet.drawnBy, value: <Signature person={specimen.drawnBy} /> },
                { label: sheet.checkedBy, value: <Signature person={specimen.checkedBy} /> },
                {
                  label: sheet.sheet,
                  value: fillIn(sheet.place, { sheet: specimen.place, sheets: set.length }),
                },
              ]}
            />
          </div>
          <div className="lg:col-span-5 print:col-span-12">
            <p className="label pb-2 text-muted">{sheet.revisions}</p>
            <ol className="divide-y divide-line border-y border-line text-small">
              {revisions.map(({ revision, date, change }) => (
                <li
                  key={revision}
                  className="grid grid-cols-[1.5rem_1fr] gap-x-3 py-2 sm:grid-cols-[1.5rem_7rem_1fr]"
                >
                  <span className="font-medium">{revision}</span>
                  <span className="figures whitespace-nowrap">{date}</span>
                  <span className="min-w-0 wrap-anywhere max-sm:col-start-2">{withCode(change)}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
        {clauses.map((clause, index) => (
          <Clause key={clause.title} {...clause} number={index + 1} words={sheet} />
        ))}
        <div data-unquoted className="border-t border-line py-8 md:px-8 lg:px-10">
          <p className="label text-muted">{sheet.references}</p>
          <TextList items={references} className="mt-3 max-w-measure space-y-1.5 text-small text-muted" />
        </div>
      </div>
      <p data-unquoted className="specimen-footer hidden">
        {notice.mark}: {notice.text}
      </p>
      <NeighborSheets words={sheet} all={words.all} specimen={specimen} set={set} />
    </article>
  )
}

/** The clauses by their numbers, over the sheet. */
function Contents({ clauses }: Pick<Specimen, 'clauses'>) {
  return (
    <nav aria-label={navigationLabels.contents} data-print="hide" className="mt-8 border-t border-line pt-2">
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] border-b border-line text-small lg:grid-cols-4">
        {clauses.map(({ title }, index) => (
          <li key={title} className="-mb-px border-b border-line pr-5">
            <a
              href={`#${headingSlug(title)}`}
              className="flex min-h-11 items-center gap-x-1 py-1.5 leading-tight hover:text-accent-text"
            >
              <span className="label figures w-5 shrink-0 text-accent-text">{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Signature({ person: { name, role } }: { person: Person }) {
  if (!name) return role
  return (
    <>
      {name} <span className="block font-normal text-muted">{role}</span>
    </>
  )
}

interface ClauseProps {
  number: number
  words: SpecimensPage['sheet']
}

function Clause({ number, title, note, blocks, words }: Specimen['clauses'][number] & ClauseProps) {
  // Threats have too much beside each other for two thirds of a sheet.
  const wide = blocks.some(({ kind }) => kind === 'threats')
  return (
    <section
      className={clsx('border-t border-line py-9 md:px-8 lg:px-10', wide && 'print:break-before-page')}
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 print:grid-cols-12">
        <div
          className={clsx(
            wide
              ? 'grid gap-x-8 gap-y-3 lg:col-span-12 lg:grid-cols-12 print:col-span-12 print:grid-cols-12'
              : 'lg:col-span-4 print:col-span-4',
          )}
        >
          <div className={clsx('flex items-baseline gap-x-1', wide && 'lg:col-span-4 print:col-span-4')}>
            <span className="label figures w-5 shrink-0 text-accent-text">{number}</span>
            <AnchorHeading as="h2" className="text-h3">
              {title}
            </AnchorHeading>
          </div>
          <p
            className={clsx(
              'border-l border-accent-text pl-4 text-small text-muted',
              wide ? 'lg:col-span-8 print:col-span-8' : 'mt-3',
            )}
          >
            {note}
          </p>
        </div>
        <div
          data-made-up
          className={clsx(
            'min-w-0 space-y-7',
            wide ? 'lg:col-span-12 print:col-span-12' : 'lg:col-span-8 print:col-span-8',
          )}
        >
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the blocks is what there is to tell them apart.
            <Block key={index} block={block} words={words} clause={title} />
          ))}
        </div>
      </div>
    </section>
  )
}

interface NeighborSheetsProps extends Omit<SheetProps, 'words'> {
  words: SpecimensPage['sheet']
  /** In place of what lies beyond the ends. */
  all: SpecimensPage['all']
}

function NeighborSheets({ words, all, specimen, set }: NeighborSheetsProps) {
  const place = set.findIndex(({ id }) => id === specimen.id)
  return (
    <nav aria-label={words.sheet} data-print="hide" className="mt-8 grid gap-px md:grid-cols-2">
      <Neighbor sheet={set[place - 1]} all={all} rel="prev" label={`← ${words.previous}`} />
      <Neighbor
        sheet={set[place + 1]}
        all={all}
        rel="next"
        label={`${words.next} →`}
        className="md:items-end"
      />
    </nav>
  )
}

interface NeighborProps extends Pick<NeighborSheetsProps, 'all'> {
  sheet: Specimen | undefined
  rel: string
  label: string
  className?: string
}

function Neighbor({ sheet, all, rel, label, className }: NeighborProps) {
  return (
    <a
      rel={sheet && rel}
      href={sheet?.href ?? all.href}
      className={clsx(
        'flex flex-col justify-end gap-1 border-y border-line py-4 hover:text-accent-text',
        className,
      )}
    >
      {sheet && <span className="label text-muted">{label}</span>}
      <span className="text-h3 font-semibold">{sheet?.name ?? all.label}</span>
    </a>
  )
}
