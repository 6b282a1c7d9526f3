import { clsx } from 'clsx'
import { sourceWords } from '#content/words.ts'
import { claimNote } from '#data/claimNote.ts'
import { fillIn } from '#data/fillIn.ts'
import type { Claim } from '#data/schemas/claim.ts'

/** A note at the end of a page, and the figures that its number stands beside. */
export interface SourceNote {
  number: number
  text: string
  claims: readonly Claim[]
}

/** The notes behind the figures of a page, in their order; figures with the same source share a note. */
export function sourceNotes(figures: readonly Claim[]): SourceNote[] {
  return [...Map.groupBy(figures, claimNote)].map(([text, claims], index) => ({
    number: index + 1,
    text,
    claims,
  }))
}

const noteId = ({ number }: SourceNote) => `source-${number}`
const figureId = ({ number, claims }: SourceNote, claim: Claim) =>
  `figure-${number}-${claims.indexOf(claim) + 1}`
const named = (words: string, { figure, text }: Claim) => fillIn(words, { claim: `${text}: ${figure}` })

const mark =
  'ml-0.5 inline-grid min-h-6 min-w-6 place-items-center font-mono text-label text-accent-text underline underline-offset-2'

/** A figure of the claims register with what it says, and the number of its note. */
export function CitedFigure({
  claim,
  notes,
  large,
}: {
  claim: Claim
  notes: readonly SourceNote[]
  large?: boolean
}) {
  const note = notes.find(({ claims }) => claims.includes(claim))
  return (
    <p>
      <span className={clsx('block font-semibold', large ? 'text-display' : 'text-h2')}>
        <span>{claim.figure}</span>
        {note && (
          <sup>
            <a id={figureId(note, claim)} href={`#${noteId(note)}`} className={mark}>
              <span className="sr-only">{sourceWords.open} </span>
              {note.number}
              <span className="sr-only"> {named(sourceWords.of, claim)}</span>
            </a>
          </sup>
        )}
      </span>
      <span className={clsx('mt-1 block text-muted', !large && 'text-small')}>{claim.text}</span>
    </p>
  )
}

/** The notes themselves, each with a way back to its figures. */
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
                {note.claims.map((claim) => (
                  <a
                    key={claim.subject}
                    href={`#${figureId(note, claim)}`}
                    data-footnote-backref
                    className="inline-grid min-h-6 min-w-6 place-items-center text-accent-text"
                    aria-label={named(sourceWords.back, claim)}
                  >
                    ↑
                  </a>
                ))}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
