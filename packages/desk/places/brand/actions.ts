import { site } from '@lintel/engine/content/site.ts'
import { accentContrasts } from '@lintel/engine/render/accent/checkAccent.ts'
import { accentFrom, leastContrast } from '@lintel/engine/render/accent/shades.ts'
import { color, siteSchema } from '@lintel/engine/schemas/site.ts'
import * as v from 'valibot'
import { action } from '../../server/action.ts'
import { steps } from '../../server/history.ts'

export const actions = {
  /** The firm's, as it is now: a window is older. */
  name: action(v.object({}), () => site.name),
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
