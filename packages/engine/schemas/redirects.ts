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

/** Others had endings too, and letters of any script: /about.html, /über-uns. */
const oldPath = v.pipe(
  text(),
  v.regex(
    new RegExp(`^(?:/${oldName})+$`, 'u'),
    'write the old address as it stood behind the domain, in lower case and without a slash at its end: /blog/queues.html',
  ),
  // One letter may be written as two, a letter and its accent: addresses have it as one.
  v.transform((path) => path.normalize('NFC')),
)

/** Addresses that pages had, and where the same words stand now. */
export const redirectsSchema = list(fields({ from: oldPath, to: path }))

export type Redirect = v.InferOutput<typeof redirectsSchema>[number]
