import * as v from 'valibot'
import { color, siteSchema } from '#data/schemas/site.ts'
import { action } from '#desk/server/action.ts'
import { steps } from '#desk/server/history.ts'
import { accentContrasts } from '#renderer/accent/checkAccent.ts'
import { accentFrom, leastContrast } from '#renderer/accent/shades.ts'

export const actions = {
  steps: action(v.object({}), () => steps()),
  /** How well each color can be read, at worst, where it stands. */
  contrasts: action(v.object({ accent: siteSchema.entries.accent }), ({ accent }) =>
    accentContrasts(accent).map(({ field, ratio }) => ({
      field,
      ratio: Math.floor(ratio * 100) / 100,
      isReadable: ratio >= leastContrast,
    })),
  ),
  /** All colors of the brand, from one. */
  shades: action(v.object({ color }), ({ color }) => accentFrom(color)),
}
