import * as v from 'valibot'
import { claimReference } from './claim.ts'
import { fields, list, text } from './fields.ts'
import { serviceReference } from './services.ts'

const drawing = <const Image extends string, Claims extends v.ObjectEntries>(image: Image, claims: Claims) =>
  fields({
    image: v.literal(image),
    /** What it shows, for those who cannot see it. */
    altText: text(),
    /** The figures that it measures. */
    claims: fields(claims),
  })

export const caseStudySchema = v.pipe(
  fields({
    /** Its place on the page: 1 comes first. */
    place: v.number('write a number: 1 comes first'),
    title: text(),
    /** A description: clients are not named. */
    client: text(),
    industry: text(),
    description: text(),
    /** The claims behind the result, for their figures and source notes. */
    claims: list(claimReference),
    /** Left out where there is no figure to draw. */
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
  v.transform((study) => ({
    ...study,
    /** Made of the claims; empty where there are none. */
    results: study.claims.map(({ figure, text }) => `${figure} ${text}`).join(', '),
  })),
)

export type CaseStudy = v.InferOutput<typeof caseStudySchema>
export type CaseStudyDrawing = NonNullable<CaseStudy['drawing']>
