import { block, fields, list, text } from '@lintel/engine/schemas/fields.ts'
import { clientReference } from '@lintel/engine/schemas/permission.ts'
import * as v from 'valibot'
import { tone } from '../section.ts'

export const clientLogos = block(
  'client-logos',
  { purpose: 'What shows it', shows: 'logos of clients, each as long as they permit it' },
  {
    title: text(),
    clients: v.pipe(
      list(fields({ logoOf: clientReference })),
      v.minLength(1, 'choose a client, or remove the block'),
    ),
    tone,
  },
)
