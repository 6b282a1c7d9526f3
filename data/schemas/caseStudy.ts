import { claimReference } from '@lintel/engine/schemas/claim.ts'
import type { Entry } from '@lintel/engine/schemas/collection.ts'
import { day, fields, limits, list, place, text } from '@lintel/engine/schemas/fields.ts'
import { personReference } from '@lintel/engine/schemas/person.ts'
import { picture } from '@lintel/engine/schemas/picture.ts'
import * as v from 'valibot'
import { serviceReference } from './service.ts'

/** A system as it is drawn: what the drawing shows, for those who cannot see it, and the words below it. */
const plan = fields({ altText: text(), text: text() })

const drawing = <const Image extends string, Claims extends v.ObjectEntries>(image: Image, claims: Claims) =>
  fields({
    image: v.literal(image),
    /** What the measured figure shows, for those who cannot see it. */
    altText: text(),
    /** The figures that it measures. */
    claims: fields(claims),
    before: plan,
    after: plan,
  })

/** What the title block of a sheet says of an engagement. */
export const caseFacts = ['scale', 'completed', 'duration', 'clientRoles', 'ourRoles'] as const

const fact = v.pipe(v.optional(text()), v.description('left out, the sheet has no such line'))

/** An option that was rejected, or an attempt that did not work: what it was, and why. */
const lesson = v.optional(fields({ title: text(), text: text() }))

export const caseStudySchema = v.pipe(
  fields({
    place,
    title: text(),
    /** A description: clients are not named. */
    client: text(),
    industry: text(),
    /** On its card and its sheet, and for search engines. */
    description: text(limits.description),
    picture: v.optional(
      v.pipe(
        picture,
        v.metadata({ isCropped: true }),
        v.description('on its card and above its sheet, in place of the drawings'),
      ),
    ),
    alt: v.optional(v.pipe(text(200), v.description('what the picture shows, for those who do not see it'))),
    /** The claims behind the result, for their figures and source notes. */
    claims: v.pipe(
      list(claimReference),
      v.check((claims) => new Set(claims).size === claims.length, 'name each claim once'),
    ),
    confirmed: v.pipe(
      v.optional(v.nullable(day), null),
      v.description(
        'the day on which the firm confirmed that all of this is what happened; until then the sheet tells it as how such a system is built',
      ),
    ),
    facts: v.optional(fields(v.entriesFromList(caseFacts, fact)), {}),
    /** Who answers for what the sheet says. */
    drawnBy: v.optional(personReference),
    checkedBy: v.optional(personReference),
    /** What was there before, by paragraphs. */
    situation: v.optional(list(text())),
    /** What was measured before and after, and how. */
    baseline: v.optional(fields({ measure: text(), value: fact, period: fact, method: text() })),
    rejected: lesson,
    failed: lesson,
    /** What the result does not say. */
    limits: v.optional(text()),
    /** Left out where there is nothing drawn for the case. */
    drawing: v.optional(
      v.variant(
        'image',
        [
          drawing('retail-demand', { inventory: claimReference, skus: claimReference }),
          drawing('healthcare-triage', { time: claimReference }),
          drawing('back-office', { cost: claimReference }),
        ],
        'write one of: retail-demand, healthcare-triage, back-office',
      ),
    ),
    /** The service behind the work. */
    service: serviceReference,
  }),
  v.forward(
    v.check(({ picture, alt }) => !picture || alt !== undefined, 'say what the picture shows'),
    ['alt'],
  ),
  v.transform((study) => ({
    ...study,
    /** Made of the claims; empty where there are none. */
    results: study.claims.map(({ figure, text }) => `${figure} ${text}`).join(', '),
  })),
)

/** An engagement as its file says it, and where it stands among the others. */
export type CaseStudy = Entry<v.InferOutput<typeof caseStudySchema>>

export type CaseStudyDrawing = NonNullable<CaseStudy['drawing']>
