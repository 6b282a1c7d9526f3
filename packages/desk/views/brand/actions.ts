import { logoOf } from '@lintel/cli/rebrand/readLogo.ts'
import { site } from '@lintel/engine/content/site.ts'
import { accentContrasts } from '@lintel/engine/render/accent/checkAccent.ts'
import { accentFrom, minContrast } from '@lintel/engine/render/accent/shades.ts'
import { color, siteSchema } from '@lintel/engine/schemas/site.ts'
import * as v from 'valibot'
import { action, DeskError } from '../../server/action.ts'
import { nextSteps } from '../../server/history.ts'

export const actions = {
  /** The current name; a window may have been loaded with a former one. */
  name: action(v.object({}), () => site.name),
  steps: action(v.object({}), () => nextSteps()),
  /** The lowest contrast of each color in the places where it is used. */
  contrasts: action(v.object({ accent: siteSchema.entries.accent }), ({ accent }) =>
    accentContrasts(accent).map(({ field, ratio }) => ({
      field,
      ratio: Math.floor(ratio * 100) / 100,
      isReadable: ratio >= minContrast,
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
  /** Derives all colors of the brand from one. */
  shades: action(v.object({ color }), ({ color }) => accentFrom(color)),
}
