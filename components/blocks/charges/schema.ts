import { block, fields, heading, list, text, words } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { tone } from '../section.ts'

export const charges = block('charges', {
  ...heading,
  lead: text(),
  tone,
  caption: text(),
  columns: fields(words('step', 'basis', 'amount', 'leaves')),
  rows: list(
    fields({
      ...words('step', 'basis', 'detail', 'leaves'),
      amount: v.pipe(
        v.nullish(text(), null),
        v.description('what the firm asks for it, such as "from $12,000"; empty: the page names no amount'),
      ),
    }),
  ),
})

export type Charges = v.InferOutput<typeof charges>
