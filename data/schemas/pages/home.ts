import * as v from 'valibot'
import { claimReference } from '../claim.ts'
import { fields, heading, link, list, oneOf, text } from '../fields.ts'

const titled = { title: text(), description: text() }

/** The title and the description for search engines are the brand's. Without entries, a section is left out. */
export const homeSchema = fields({
  hero: fields({ title: text(), lead: text(), actions: list(link), method: list(text()) }),
  whoWeHelp: fields({
    ...heading,
    lead: text(),
    audiences: list(
      fields({ icon: oneOf(['enterprise', 'small-business', 'government', 'startup']), ...titled }),
    ),
  }),
  services: fields({ ...heading, action: link }),
  whyChoose: fields({
    ...heading,
    lead: text(),
    reasons: list(
      fields({
        icon: oneOf(['architect', 'shield', 'stack', 'method']),
        ...titled,
        highlight: text(),
        /** The claim that the title makes. */
        claim: v.optional(claimReference),
        /** The document that shows it: a page of `content/specimens/`. */
        proof: v.optional(link),
      }),
    ),
  }),
  about: fields({
    ...heading,
    action: link,
    pillars: list(
      fields({ icon: oneOf(['pillar-design', 'pillar-security', 'pillar-delivery']), ...titled }),
    ),
  }),
})

export type Home = v.InferOutput<typeof homeSchema>
