import { block, link, text } from '@lintel/engine/schemas/fields.ts'

/** Blocks that show the tools of `content/tools/`. */
export const toolList = [
  block(
    'tools-hero',
    { purpose: 'Head of a page', shows: 'the title over the tools, with a way back' },
    { title: text(), lead: text(), back: link },
  ),
  block(
    'tool-list',
    { purpose: 'What you offer', shows: 'the tools that visitors can use, as they are registered' },
    {
      use: text(),
      /** Where there is no tool. */
      none: text(),
    },
  ),
] as const
