import MiniSearch, { type Options } from 'minisearch'
import type { Passage, SitePage } from './sitePage.ts'
import { termsIn } from './terms.ts'

/** A term of the question, and how much it says. */
export interface WeighedTerm {
  term: string
  weight: number
}

export interface Found {
  page: SitePage
  passage: Passage
  score: number
  /** The terms of the question that the passage has. */
  terms: WeighedTerm[]
}

export interface SiteSearch {
  weigh: (question: string) => WeighedTerm[]
  /** The passages with any of the terms, best first. */
  find: (terms: WeighedTerm[]) => Found[]
}

const fields = ['title', 'heading', 'context', 'asked', 'text'] as const
type Entry = Record<(typeof fields)[number], string> & { id: number }

/** BM25 over terms that are made ready before; its constants are the usual ones, and so hardly matter. */
const options: Options<Entry> = {
  fields: [...fields],
  tokenize: termsIn,
  processTerm: (term) => term,
  searchOptions: {
    tokenize: (terms) => terms.split(' '),
    boost: { asked: 1.5, heading: 1.5, title: 0.7, context: 0.7 },
    bm25: { k: 1.2, b: 0.6, d: 0.2 },
  },
}

/** The index is made in the browser, so that only the texts travel. */
export function openSite(pages: SitePage[]): SiteSearch {
  const places = pages.flatMap((page) => page.passages.map((passage) => ({ page, passage })))
  const entries = places.map(({ page, passage }, id) => ({ id, ...wordsOf(page, passage) }))
  const index = new MiniSearch(options)
  index.addAll(entries)
  const counts = countHolders(entries)

  /** A term that the site does not have at all weighs most: it is what is asked about, and not here. */
  function weigh(question: string): WeighedTerm[] {
    return [...new Set(termsIn(question))].map((term) => {
      const count = counts.get(term) ?? 0
      return { term, weight: Math.log(1 + (places.length - count + 0.5) / (count + 0.5)) }
    })
  }

  function find(terms: WeighedTerm[]): Found[] {
    const results = index.search(terms.map(({ term }) => term).join(' '))
    return results.flatMap(({ id, score, queryTerms }) => {
      const place = places[id]
      const held = terms.filter(({ term }) => queryTerms.includes(term))
      return place ? [{ ...place, score: score * authority(place.page.path), terms: held }] : []
    })
  }

  return { weigh, find }
}

function wordsOf({ title }: SitePage, { heading, context = '', asked = '', blocks }: Passage) {
  const text = blocks.map(({ label = '', sentences }) => [label, ...sentences].join(' ')).join(' ')
  return { title, heading, context, asked, text }
}

/** In how many passages each term is. */
function countHolders(entries: Entry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    const terms = new Set(termsIn(fields.map((field) => entry[field]).join(' ')))
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

/** Of two equal passages, what the firm says of its work goes before fine print, and fine print before an article. */
function authority(path: string): number {
  if (path.startsWith('/blog/')) return 0.85
  return ['/privacy-policy', '/cookies', '/terms'].includes(path) ? 0.9 : 1
}
