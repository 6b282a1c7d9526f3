import { address, fields, head, list, phrase, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const searchSchema = fields({
  head,
  ...words('open', 'close', 'label', 'placeholder', 'submit', 'home', 'all'),
  found: fields({ one: phrase('query'), other: phrase('count', 'query') }),
  short: text(),
  none: text(),
  /** Where to go on where nothing was asked or found. */
  ways: fields({ title: text(), links: list(fields({ label: text(), text: text(), href: address })) }),
  failed: text(),
  keys: text(),
})

export type SearchWords = v.InferOutput<typeof searchSchema>
