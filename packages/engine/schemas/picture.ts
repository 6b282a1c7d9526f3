import * as v from 'valibot'
import { checkAddress, isPictureName } from '../content/pictures.ts'
import { text } from './fields.ts'

/** A picture of `content/blog/images/`, as articles name it: "images/plan.png". */
export const picture = v.pipe(
  text(),
  v.regex(/^images\/[\w./-]+$/, 'choose a picture, or write its name: images/name.png'),
  v.check(
    (name) => isPictureName(name) && checkAddress(name).length === 0,
    ({ input }) => checkAddress(input)[0]?.fix ?? 'choose another picture',
  ),
  v.metadata({ pictures: 'images' }),
)
