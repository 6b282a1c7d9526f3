import { type Entry, reference } from '@lintel/engine/schemas/collection.ts'
import { fields, limits, link, list, oneOf, place, text } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

/** The drawings of `components/drawings/ServiceDrawing.tsx`; two services may share one. */
const serviceDrawings = [
  'ai-systems',
  'data-analytics',
  'cybersecurity',
  'digital-transformation',
  'automation',
  'consulting',
] as const

export type ServiceDrawingId = (typeof serviceDrawings)[number]

/** @param list what shows it */
const placeIn = (list: string, hint = '') =>
  v.optional(v.pipe(place, v.integer('write a whole number'), v.title(list), v.description(hint)))

/** What is said of a service besides the blocks of its page. */
export const serviceFields = {
  /** As in the navigation and on cards. */
  name: text(),
  /** What it does, as short as the menu. */
  line: text(38),
  /** One or two sentences for cards. */
  description: text(),
  /** For cards; the overview shows the first three. */
  features: list(text()),
  benefits: list(text()),
  drawing: oneOf(serviceDrawings),
  shownIn: v.pipe(
    fields({
      menu: placeIn('Menu'),
      home: placeIn('Home page'),
      overview: placeIn(
        'Cards of the services page',
        'the service that the note beside the cards leads to has no place here; with one, it moves from there to the cards',
      ),
      footer: placeIn('Footer'),
    }),
    v.description('the lists that show it, and its place there: 1 comes first; empty: not in that list'),
  ),
  head: fields({ description: text(limits.description) }),
  hero: fields({
    /** A statement, not the service's name. */
    title: text(),
    lead: text(),
    actions: list(link),
  }),
}

/** A service as its file says it, without the blocks of its page, and where it stands among the others. */
export type ServiceCard = Entry<v.InferOutput<ReturnType<typeof fields<typeof serviceFields>>>>

export const serviceReference = reference<ServiceCard>('services')
