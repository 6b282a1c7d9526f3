import { fields, head, phrase, text } from '../fields.ts'

export const searchSchema = fields({
  head,
  open: text(),
  close: text(),
  label: text(),
  placeholder: text(),
  submit: text(),
  found: phrase('count'),
  none: text(),
  failed: text(),
  keys: text(),
})
