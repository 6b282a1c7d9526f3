import * as v from 'valibot'

const path = v.array(v.union([v.string(), v.number()]))

export const changeSchema = v.variant('kind', [
  v.object({ kind: v.literal('set'), path, value: v.unknown() }),
  v.object({ kind: v.literal('remove'), path }),
  v.object({ kind: v.literal('move'), path, to: v.number() }),
])
