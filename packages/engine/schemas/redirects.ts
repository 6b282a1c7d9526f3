import * as v from 'valibot'
import { fields, list, text } from './fields.ts'

const path = v.pipe(
  text(),
  v.regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    'write the address of a page as it stands behind the domain: /blog/queues',
  ),
)

const oldName = /[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}_-][\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}._-]*/u.source

/** Old paths may have file extensions and letters of any script: /about.html, /über-uns. */
const oldPath = v.pipe(
  text(),
  v.regex(
    new RegExp(`^(?:/${oldName})+$`, 'u'),
    'write the old address as it stood behind the domain, in lower case and without a slash at its end: /blog/queues.html',
  ),
  // An accented letter may be typed as two characters, but addresses have it as one.
  v.transform((path) => path.normalize('NFC')),
)

/** Old paths, and where the content is now. */
export const redirectsSchema = list(fields({ from: oldPath, to: path }))

export type Redirect = v.InferOutput<typeof redirectsSchema>[number]
