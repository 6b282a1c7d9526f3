import * as v from 'valibot'

export const pathSchema = v.array(v.union([v.string(), v.number()]))

/** As deep as no record is; what is far deeper ends whatever walks through it. */
const maxDepth = 50

const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < maxDepth && Object.values(value).every((each) => isShallow(each, depth + 1)))

/** Any value of a record. */
export const valueSchema = v.pipe(
  v.unknown(),
  v.check((value) => isShallow(value), 'load the page again'),
)

export const changeSchema = v.variant('kind', [
  v.object({ kind: v.literal('set'), path: pathSchema, value: valueSchema }),
  v.object({ kind: v.literal('remove'), path: pathSchema }),
  v.object({ kind: v.literal('move'), path: pathSchema, to: v.number() }),
])
