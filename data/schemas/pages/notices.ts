import { fields, head, link, list, text } from '@lintel/engine/schemas/fields.ts'

export const notFoundSchema = fields({
  head,
  code: text(),
  title: text(),
  action: link,
  /** Other ways on, and what stands before them. */
  others: text(),
  links: list(link),
})

export const noticeSchema = fields({ head, home: link })
