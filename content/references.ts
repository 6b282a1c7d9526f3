import { claims } from './claims.ts'
import type { References } from './records.ts'
import { tokens } from './tokens.ts'

/** What every YAML file may refer to. Of a claim it is the figure: they have no footnotes. */
export const references: References = {
  tokens: Object.fromEntries(Object.entries(tokens).filter(([name]) => !/^claim\.\w+$/.test(name))),
  claims,
}
