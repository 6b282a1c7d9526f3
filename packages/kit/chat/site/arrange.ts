import { definedIn, definesIn } from '@lintel/rules/search/definition.ts'
import type { Hit, SiteSearch } from '@lintel/rules/search/rank.ts'
import type { Section } from '@lintel/rules/search/siteIndex.ts'
import { termsIn, weightIn } from '@lintel/rules/search/terms.ts'

/** A further passage of the same section. */
const sameSection = 0.8

/** A passage that says less of the question (share) is quoted with all others of its section. */
const leastOfPassage = 0.4

/** What a definition adds at least to how well its section fits. */
const leastBonus = 8

/** What a made-up document is worth to whoever does not ask for a sample. */
const specimenWeight = 0.85
const askedSpecimenWeight = 1.2
const asksForSample = /\b(?:samples?|specimens?|examples?|templates?|made.up|fictional|adr)\b/i

/**
 * Returns what fits a question, passages of a section as one, best first: what defines the terms, then what the firm says of itself.
 * @param defined the terms whose definition is asked for
 */
export const arranged = (search: SiteSearch, question: string, defined: string[]): Hit[] =>
  defining(ownFirst(joined(search.find(question), search.termWeights(question)), question), search, defined)

/** Of a section whose passages are found one by one, those that say about as much of the question are quoted as one. */
function joined(hits: Hit[], weights: Map<string, number>): Hit[] {
  const keyOf = ({ entry }: Hit) =>
    'section' in entry ? `${entry.page.path}#${entry.section.heading}` : entry
  return [...Map.groupBy(hits, keyOf).values()].flatMap(([best, ...others]) => {
    if (!best || !('section' in best.entry) || others.length === 0) return best ?? []
    const passages = [best, ...others]
      .flatMap(({ entry }) => ('section' in entry ? entry.section : []))
      .map((section) => ({ section, said: weightIn(allOf(section), weights) }))
    const most = Math.max(...passages.map(({ said }) => said))
    const fitting = passages.filter(({ said }) => said >= most * sameSection)
    // What leads to the rest says nothing without it, and what says little of the question is not what it asks for.
    const isWhole = fitting.every(({ section }) => isLead(section)) || most < leastOfPassage * whole(weights)
    const chosen = isWhole ? passages : fitting
    const blocks = new Set(chosen.flatMap(({ section }) => section.blocks))
    const { page, section } = best.entry
    const parts = page.sections.filter(({ heading }) => heading === section.heading)
    return {
      ...best,
      entry: {
        page,
        section: {
          ...section,
          context: [...new Set(chosen.map(({ section }) => section.context))].join(' '),
          blocks: parts.flatMap((each) => each.blocks.filter((block) => blocks.has(block))),
        },
      },
    }
  })
}

const whole = (weights: Map<string, number>) => [...weights.values()].reduce((sum, each) => sum + each, 0)

const isLead = ({ blocks }: Section) => blocks.every(({ isMadeUp }) => !isMadeUp)

const allOf = ({ context = '', blocks }: Section) =>
  [context, ...blocks.flatMap(({ label = '', sentences }) => [label, ...sentences])].join(' ')

/** Found again in another order, where a definition is asked for: what gives one comes before what only speaks of it. */
function defining(hits: Hit[], search: SiteSearch, terms: string[]): Hit[] {
  if (terms.length === 0) return hits
  const weights = search.termWeights(terms.join(' '))
  const weight = terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
  const sentencesOf = ({ entry }: Hit) =>
    'section' in entry ? entry.section.blocks.flatMap(({ sentences }) => sentences) : []
  const bonus = (one: Hit) =>
    Math.max(leastBonus, weight) *
    Math.max(0, ...sentencesOf(one).map((sentence) => definesIn(sentence, terms)))
  return hits
    .map((one) => ({ ...one, score: one.score + bonus(one) }))
    .sort((one, other) => other.score - one.score)
}

/**
 * Found again in another order: what the firm says of itself comes before what a specimen says of its system, unless a sample
 * is asked for, or that specimen by its name.
 */
function ownFirst(hits: Hit[], question: string): Hit[] {
  const isMadeUp = ({ entry }: Hit) =>
    'section' in entry && entry.section.blocks.some(({ isMadeUp }) => isMadeUp)
  const asked = new Set(termsIn(question))
  const isNamed = ({ entry }: Hit) =>
    'section' in entry && nameOf(entry.page.title).some((name) => name.every((term) => asked.has(term)))
  const isSample = asksForSample.test(question)
  // Of a single word its own order counts.
  if (asked.size < 2 || (!isSample && definedIn(question).length > 0)) return hits
  return hits
    .map((one) => {
      if (!isMadeUp(one)) return one
      const weight = isSample || isNamed(one) ? askedSpecimenWeight : specimenWeight
      return { ...one, score: one.score * weight }
    })
    .sort((one, other) => other.score - one.score)
}

/** "Sample document: architecture decision record" is called "decision record" too. */
function nameOf(title: string): string[][] {
  const name = termsIn(title.replace(/^.*?: /, ''))
  return name.length < 2 ? [] : [name, name.slice(0, 2), name.slice(-2)]
}
