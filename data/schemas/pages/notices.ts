import { fields, head, link, text } from '../fields.ts'

export const notFoundSchema = fields({ head, code: text(), title: text(), action: link })

export const noticeSchema = fields({ head, home: link })
