import * as v from 'valibot'
import { isPagePath } from '#data/rules/pageView.ts'
import { campaignParameters, type Source } from '#data/rules/source.ts'

const longestHost = 253
const longestParameter = 100

// No enquiry is refused for what its sender never sees: what is not of the right form is dropped.
const known = <Shape extends v.GenericSchema>(shape: Shape) => v.fallback(v.optional(shape), undefined)
const page = known(v.pipe(v.string(), v.check(isPagePath)))
const host = known(v.pipe(v.string(), v.maxLength(longestHost), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)))
/** One line of letters, digits and the marks with which campaigns are written. */
const parameter = known(
  v.pipe(v.string(), v.trim(), v.maxLength(longestParameter), v.regex(/^[\p{L}\p{N} _.,:+|()[\]~-]+$/u)),
)

/** Where an enquiry came from, as its browser tells. */
export const sourceShape = v.pipe(
  v.fallback(
    v.optional(
      v.object({
        ...{ firstPage: page, cameFrom: page, formPage: page, referringHost: host },
        campaign: known(v.object(Object.fromEntries(campaignParameters.map((name) => [name, parameter])))),
      }),
    ),
    undefined,
  ),
  // Without the keys of what was dropped.
  v.transform((source): Source => JSON.parse(JSON.stringify(source ?? {}))),
)
