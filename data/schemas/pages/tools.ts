import { closing, fields, head, heading, link, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

/** The catalog of tools, and what stands around each of `content/tools/`. */
export const toolsSchema = fields({
  head,
  ...heading,
  lead: text(),
  back: link,
  list: fields({
    use: text(),
    /** Where there is no tool. */
    none: text(),
  }),
  closing,
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
