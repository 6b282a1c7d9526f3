import * as v from 'valibot'

/** The front matter as a form holds it; missing fields are empty. */
export const fieldsSchema = v.strictObject({
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
