import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { address, block, fields, link, list, oneOf, text, titled } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

const card = fields({
  /** A detail of a structure, which is drawn beside it. */
  icon: oneOf(['beam', 'joint', 'strata', 'spread', 'balance', 'window', 'bay', 'brace']),
  /** Below the drawing, where there is something to say of it. */
  caption: v.optional(text()),
  ...titled,
  /** The claim that the description makes. */
  claim: v.optional(claimReference),
})

const step = v.pipe(
  fields({
    ...titled,
    /** Left out where the step only informs. */
    link: v.optional(fields({ label: text(), href: v.union([address, v.literal('')]) })),
    /** What stands there where a setting that the link is made of is not set. */
    otherwise: v.optional(fields({ description: text(), link })),
  }),
  v.transform(({ otherwise, ...step }) => (step.link?.href === '' ? { ...step, ...otherwise } : step)),
)

/** Blocks that say what it is like to work here. */
export const careers = [
  block(
    'careers-hero',
    { purpose: 'Head of a page', shows: 'the title of a page about working here, with its buttons' },
    { title: text(), lead: text(), actions: list(link) },
  ),
  block(
    'positions',
    { purpose: 'Who you are', shows: 'the open positions, or that there is none' },
    {
      title: text(),
      /** Shown with `text` and `action` where there is no opening. */
      none: text(),
      text: text(),
      action: link,
      /** Shown with each opening. */
      apply: link,
    },
  ),
  block(
    'detail-cards',
    { purpose: 'Who you are', shows: 'cards with a drawing each, as of what it is like to work here' },
    {
      layout: v.optional(oneOf(['columns', 'rows']), 'columns'),
      title: text(),
      cards: list(card),
    },
  ),
  block(
    'application',
    { purpose: 'Who you are', shows: 'how to apply, step by step' },
    { title: text(), steps: list(step) },
  ),
] as const
