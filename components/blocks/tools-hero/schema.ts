import { block, link, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const toolsHero = block('tools-hero', {
  title: text(),
  lead: text(),
  back: link,
})

export type ToolsHero = v.InferOutput<typeof toolsHero>
