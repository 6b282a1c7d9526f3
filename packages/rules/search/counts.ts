import type { Admission, Section, SitePage } from './siteIndex.ts'
import { termsIn } from './terms.ts'

/** What a question can find: a section of a page, or the admission that there is none. */
export type Entry = SectionEntry | { admission: Admission }

export interface SectionEntry {
  page: SitePage
  section: Section
}

/** Entries with their word counts, which are counted once and queried often. */
export interface WordCounts {
  entries: Entry[]
  /** By term, the indexes of entries whose own text has it, and whether the title or heading does. */
  mentions: Map<string, Map<number, boolean>>
  /** By term, the indexes of entries that have it, with its weighted frequency. */
  postings: Map<string, Map<number, number>>
  /** The number of different terms of each entry. */
  lengths: number[]
  /** The terms of each known question, by entry. */
  knownQuestions: Set<string>[][]
  /** The terms of each entry's names: its heading and, at the top of a page, the page's title. */
  names: Set<string>[][]
}

export const entriesOf = (page: SitePage): Entry[] => page.sections.map((section) => ({ page, section }))

/**
 * The weight of a term by where it occurs. The constants of BM25 and these weights make little difference
 * (decision 08).
 */
const fieldWeights = { heading: 2, page: 1, text: 1, asked: 1.3 }

export function countWords(entries: Entry[]): WordCounts {
  const postings: WordCounts['postings'] = new Map()
  const mentions: WordCounts['mentions'] = new Map()
  const lengths = entries.map((entry, index) => {
    const fields = fieldsOf(entry)
    for (const field of ['heading', 'page', 'text', 'asked'] as const) {
      for (const term of fields[field]) {
        const frequencies = postings.get(term) ?? new Map<number, number>()
        postings.set(term, frequencies.set(index, (frequencies.get(index) ?? 0) + fieldWeights[field]))
        if (field === 'asked') continue
        const entriesWithTerm = mentions.get(term) ?? new Map<number, boolean>()
        mentions.set(term, entriesWithTerm.set(index, entriesWithTerm.get(index) || field !== 'text'))
      }
    }
    return new Set(Object.values(fields).flat()).size
  })
  const knownQuestions = entries.map((entry) => sets(askedOf(entry)))
  const names = entries.map((entry) => namesOf(entry).map((name) => new Set(termsIn(name))))
  return { entries, postings, mentions, lengths, knownQuestions, names }
}

/** Splits questions into their terms. */
export const sets = (questions: string[]) => questions.map((question) => new Set(question.split(' ')))

export const askedOf = (entry: Entry): string[] =>
  ('admission' in entry ? entry.admission.asked : entry.section.asked) ?? []

function namesOf(entry: Entry): string[] {
  if ('admission' in entry) return []
  const { page, section } = entry
  return [section.heading, ...(section === page.sections[0] ? [page.title] : [])].filter(Boolean)
}

/** Returns the terms of an entry by where they occur. */
function fieldsOf(entry: Entry): Record<keyof typeof fieldWeights, string[]> {
  const questions = askedOf(entry).flatMap((question) => question.split(' '))
  if ('admission' in entry) return { heading: [], page: [], text: [], asked: questions }
  const { page, section } = entry
  const text = section.blocks.flatMap(({ label = '', sentences }) => [label, ...sentences])
  return {
    heading: termsIn(section.heading),
    page: termsIn(page.title),
    text: termsIn([section.context, ...text].join(' ').replaceAll(address, ' ')),
    asked: questions,
  }
}

/** Excludes email addresses: "hello@…" is not a greeting. */
const address = /\S+@\S+/g

/** Returns all terms that find an entry. */
export const termsOf = (entry: Entry): string[] => Object.values(fieldsOf(entry)).flat()

/** Returns the similarity to the most similar question: the weight of the shared terms, times their share. */
export function likenessTo(questions: Set<string>[], weights: Map<string, number>): number {
  let most = 0
  for (const terms of questions) {
    const shared = [...terms].flatMap((term) => weights.get(term) ?? [])
    const weight = shared.reduce((sum, each) => sum + each, 0)
    most = Math.max(most, (weight * shared.length) / terms.size)
  }
  return most
}
