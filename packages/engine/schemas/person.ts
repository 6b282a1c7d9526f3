import * as v from 'valibot'
import { type Entry, reference } from './collection.ts'
import { fields, link, list, place, text } from './fields.ts'

const picture = v.pipe(
  text(),
  v.regex(
    /^\/people\/[\w-]+\.(?:avif|webp|png|jpe?g)$/,
    'put a picture into public/people/ and write its address: /people/ada.webp',
  ),
  v.metadata({ pictures: 'people', isCropped: true }),
)

export const personSchema = fields({
  place,
  name: v.pipe(v.nullish(text(60), null), v.description('empty: pages name the role alone')),
  role: text(40),
  answersFor: v.pipe(text(200), v.description('the part of the work that this person signs')),
  picture: v.pipe(
    v.nullish(picture, null),
    v.description('as a square, of its middle or around its focus; without one, the initials are drawn'),
  ),
  links: v.pipe(v.optional(list(link), []), v.description('profiles elsewhere')),
})

/** A member of the firm, referred to by file name, because a role may not have a person's name yet. */
export type Person = Entry<v.InferOutput<typeof personSchema>>

export const personReference = reference<Person>('people')
