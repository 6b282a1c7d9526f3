import { block, link, text } from '@lintel/engine/schemas/fields.ts'

/** Blocks that show the tools of `content/tools/`. */
export const toolList = [
  block('tools-hero', { title: text(), lead: text(), back: link }),
  block('tool-list', {
    use: text(),
    /** Where there is no tool. */
    none: text(),
  }),
] as const
