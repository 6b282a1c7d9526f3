import { logoOf } from '@lintel/cli/rebrand/readLogo.ts'
import { site } from '@lintel/engine/content/site.ts'
import { accentContrasts, formatRatio } from '@lintel/engine/render/accent/checkAccent.ts'
import { accentOf, minContrast } from '@lintel/engine/render/accent/shades.ts'
import { color, siteSchema } from '@lintel/engine/schemas/site.ts'
import * as v from 'valibot'
import { action, DeskError } from '../../server/action.ts'
import { nextSteps } from '../../server/history.ts'

export const actions = {
  /** The current name; a window may have been loaded with a former one. */
  name: action(v.object({}), () => site.name),
  steps: action(v.object({}), () => nextSteps()),
  /** The lowest contrast of each color in the places where it is used, with the nearest shade where that is too low. */
  contrasts: action(v.object({ accent: siteSchema.entries.accent }), ({ accent }) =>
    accentContrasts(accent).map(({ role, theme, color, ratio, nearest }) => ({
      ...{ role, theme, color, ratio: formatRatio(ratio), isReadable: ratio >= minContrast },
      nearest: nearest && { color: nearest.color, ratio: formatRatio(nearest.ratio) },
    })),
  ),
  /** Extracts the logo of an SVG file. */
  logo: action(v.object({ file: v.string(), svg: v.string() }), ({ file, svg }) => {
    try {
      return logoOf(file, Buffer.from(svg))
    } catch (error) {
      const [message = '', fix = 'choose another file'] = (error as Error).message.split(': ')
      throw new DeskError({ file, field: 'logo', message, fix })
    }
  }),
  /** Derives all colors of the brand from one, whether they can be read or not. */
  shades: action(v.object({ color }), ({ color }) => accentOf(color)),
}
