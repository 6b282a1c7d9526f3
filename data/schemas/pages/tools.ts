import { closing, fields, head, link, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { blocks } from '../../../components/blocks/schemas.ts'

/** The catalog of tools, and what stands around each of `content/tools/`. */
export const toolsSchema = fields({
  head,
  label: text(),
  blocks,
  tool: fields({
    back: link,
    open: text(),
    support: link,
    features: fields({ title: text() }),
    frame: fields({ title: text(), lead: text() }),
    closing,
  }),
  /** At an address that names no tool. */
  notFound: fields({ title: text(), text: text() }),
})

export type ToolsPage = v.InferOutput<typeof toolsSchema>
