import { block, text as words } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { tone } from '../section.ts'

/** Pictures have a block of their own. */
const markdown = v.pipe(
  words(),
  v.check((text) => !/!\[/.test(text), 'add a block “Picture” for each picture, and leave it out here'),
  v.check(
    (text) => !/\[\^/.test(text),
    'say in the text what the footnote says: only articles have footnotes',
  ),
  v.metadata({ isMarkdown: true }),
)

export const text = block(
  'text',
  { purpose: 'What you offer', shows: 'a text of your own, with paragraphs, lists and links' },
  { title: v.optional(words()), text: markdown, tone },
)
