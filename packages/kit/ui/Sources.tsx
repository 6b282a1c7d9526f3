import { sourceStrings } from '@lintel/engine/content/strings.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { claimNote, claimText, visibleIn } from '@lintel/rules/claimNote.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import type { CaseStudy } from '@site/data/schemas/caseStudy.ts'
import { clsx } from 'clsx'

/** A claim in a place on the page. A place shows a claim once, but several places may show the same claim. */
interface Figure {
  claim: Claim
  /** Such as the id of a case study. */
  place: string
}

/** A note at the end of a page, with the figures that refer to it. */
export interface SourceNote {
  number: number
  text: string
  figures: readonly Figure[]
}

/** Returns the figures of some case studies. */
export const figuresOf = (studies: readonly Pick<CaseStudy, 'id' | 'claims'>[]): Figure[] =>
  studies.flatMap(({ id, claims }) => claims.map((claim) => ({ claim, place: id })))

/** Returns the notes for the figures of a page, in order. Figures with the same source share a note. */
export function sourceNotes(figures: readonly Figure[]): SourceNote[] {
  const groups = Map.groupBy(figures, ({ claim }) => visibleIn(claimNote(claim)))
  return [...groups.values()].map((shared, index) => ({
    number: index + 1,
    text: shared[0] ? claimNote(shared[0].claim) : '',
    figures: shared,
  }))
}

const noteId = ({ number }: SourceNote) => `source-${number}`
const placeIn = ({ figures }: SourceNote, { claim, place }: Figure) =>
  figures.findIndex((each) => each.claim === claim && each.place === place)
const figureId = (note: SourceNote, figure: Figure) => `figure-${note.number}-${placeIn(note, figure) + 1}`
const named = (template: string, claim: Claim) =>
  fillIn(template, { claim: claimText(claim, sourceStrings.upTo) })

const mark =
  'ml-0.5 inline-grid min-h-6 min-w-6 place-items-center font-mono text-label text-accent-text underline underline-offset-2'

/** A claim's figure with its text and the number of its note. */
export function CitedFigure({
  claim,
  place,
  notes,
  large,
  minor,
}: Figure & {
  notes: readonly SourceNote[]
  large?: boolean
  /** Beside one of more weight. */
  minor?: boolean
}) {
  const note = notes.find((each) => placeIn(each, { claim, place }) >= 0)
  return (
    <p>
      <span className={clsx('block font-semibold', large ? 'text-display' : 'text-h2')}>
        <span className={clsx(minor && 'text-[0.6em] tracking-normal')}>{claim.figure}</span>
        {note && (
          <sup>
            <a id={figureId(note, { claim, place })} href={`#${noteId(note)}`} className={mark}>
              <span className="sr-only">{sourceStrings.open} </span>
              {note.number}
              <span className="sr-only"> {named(sourceStrings.for, claim)}</span>
            </a>
          </sup>
        )}
      </span>
      <span className={clsx('mt-1 block text-muted', !large && 'text-small')}>{claim.text}</span>
    </p>
  )
}

/** The list of notes, each with links back to its figures. */
export function Sources({ title, notes }: { title: string; notes: readonly SourceNote[] }) {
  if (notes.length === 0) return null
  return (
    <section data-footnotes aria-label={title} className="text-small text-muted">
      <p className="label" aria-hidden="true">
        {title}
      </p>
      <ol className="mt-3 space-y-2">
        {notes.map((note) => (
          <li key={note.number} id={noteId(note)} className="flex gap-x-3">
            <span className="font-mono text-label text-accent-text">{note.number}</span>
            <p className="max-w-4xl">
              {note.text}{' '}
              <span className="whitespace-nowrap">
                {note.figures.length > 1 && <span aria-hidden="true">↑</span>}
                {note.figures.map((figure, index) => {
                  const letter = note.figures.length > 1 ? String.fromCharCode(97 + index) : ''
                  const name = named(sourceStrings.back, figure.claim)
                  return (
                    <a
                      key={figureId(note, figure)}
                      href={`#${figureId(note, figure)}`}
                      data-footnote-backref
                      className="inline-grid min-h-6 min-w-6 place-items-center text-accent-text"
                      // Voice control finds a link by the letter that is seen (WCAG 2.5.3).
                      aria-label={letter ? `${letter}: ${name}` : name}
                    >
                      {letter || '↑'}
                    </a>
                  )
                })}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
