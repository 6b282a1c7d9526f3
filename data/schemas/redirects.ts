import * as v from 'valibot'
import { fields, list, text } from './fields.ts'

const path = v.pipe(
  text(),
  v.regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    'write the address of a page as it stands behind the domain: /blog/queues',
  ),
)

/** Addresses that pages had, and where the same words stand now. */
export const redirectsSchema = list(fields({ from: path, to: path }))

export type Redirect = v.InferOutput<typeof redirectsSchema>[number]
