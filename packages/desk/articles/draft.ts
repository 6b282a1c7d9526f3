import * as v from 'valibot'

/** The front matter as a form holds it; missing fields are empty. */
const fieldsSchema = v.strictObject({
  title: v.string(),
  description: v.string(),
  date: v.string(),
  time: v.string(),
  until: v.string(),
  updated: v.string(),
  author: v.string(),
  tags: v.array(v.string()),
  heroImage: v.string(),
  draft: v.boolean(),
})

export type Fields = v.InferOutput<typeof fieldsSchema>

/** An article as it is edited. */
export const draftSchema = v.object({
  /** The front matter as it was read, with its delimiters. */
  head: v.string(),
  /** The edited fields; null where the front matter is edited as text. */
  fields: v.nullable(fieldsSchema),
  body: v.string(),
})

export type ArticleDraft = v.InferOutput<typeof draftSchema>
