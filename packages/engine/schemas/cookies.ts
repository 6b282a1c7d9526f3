import * as v from 'valibot'
import { fields, list, oneOf, text, words } from './fields.ts'

const categories = ['essential', 'analytics', 'preferences', 'advertising'] as const
const kinds = ['local', 'session'] as const

const record = {
  ...words('name', 'purpose', 'duration'),
  /**
   * When this site stores it. Cookies of a service are stored only if the owner has configured that service.
   */
  use: oneOf(['never', 'always', 'with analytics', 'with ads', 'with reCAPTCHA', 'with any service']),
  /** Without its service, it is listed as not used, or left out. */
  otherwise: v.optional(oneOf(['left out'])),
}

/** What the site may store in a browser. Names and durations: docs/requirements.md, "Cookies". */
export const cookiesSchema = fields({
  tables: fields({
    ...words('cookies', 'storage', 'services'),
    columns: fields(words('name', 'purpose', 'duration', 'category', 'kind', 'contacts', 'used')),
    categories: fields(words(...categories)),
    kinds: fields(words(...kinds)),
    uses: fields({ never: text(), always: text(), consent: text() }),
    toolProvider: text(),
  }),
  cookies: list(fields({ ...record, category: oneOf(categories) })),
  storage: list(fields({ ...record, kind: oneOf(kinds) })),
})

export type Cookies = v.InferOutput<typeof cookiesSchema>
