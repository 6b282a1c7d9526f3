import * as v from 'valibot'
import { fields, list, text } from './fields.ts'

const path = v.pipe(
  text(),
  v.regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    'write the address of a page as it stands behind the domain: /blog/queues',
  ),
)

/** Others had endings too: /about.html, /feed.xml. */
const oldPath = v.pipe(
  text(),
  v.regex(
    /^\/[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/,
    'write the old address as it stood behind the domain, in lower case and without a slash at its end: /blog/queues.html',
  ),
)

/** Addresses that pages had, and where the same words stand now. */
export const redirectsSchema = list(fields({ from: oldPath, to: path }))

export type Redirect = v.InferOutput<typeof redirectsSchema>[number]
