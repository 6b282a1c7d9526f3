import { plainMarkOf } from '@lintel/cli/rebrand/readLogo.ts'
import { templateBrand } from '@lintel/cli/template.ts'
import { fixForHeight } from '@lintel/engine/checks/fixForLogo.ts'
import { logoExcess } from '@lintel/engine/content/logo.ts'
import { rowLabels } from '@lintel/engine/content/navigation.ts'
import { accentContrasts, formatRatio } from '@lintel/engine/render/accent/checkAccent.ts'
import { accentOf, minContrast } from '@lintel/engine/render/accent/shades.ts'
import { color, siteSchema } from '@lintel/engine/schemas/site.ts'
import { cardSvg } from '@lintel/kit/social/Card.tsx'
import { site } from '@site/data/site.ts'
import { createElement } from 'react'
import sharp from 'sharp'
import * as v from 'valibot'
import { storePicture } from '../../articles/pictures.ts'
import { action, DeskError } from '../../server/action.ts'
import { nextSteps } from '../../server/history.ts'

export const actions = {
  /** What is so now; a window may have been loaded with what was before. */
  current: action(v.object({}), () => ({
    name: site.name,
    isNameGiven: site.name !== templateBrand.name,
    timeZone: site.responseTime.timeZone,
  })),
  /** What stands in the header, as it is saved: how much wider the logo is than a square one, in px, and the links. */
  header: action(v.object({}), () => ({ excess: logoExcess(), links: rowLabels() })),
  steps: action(v.object({}), () => nextSteps()),
  /** The lowest contrast of each color in the places where it is used, with the nearest shade where that is too low. */
  contrasts: action(v.object({ accent: siteSchema.entries.accent }), ({ accent }) =>
    accentContrasts(accent).map(({ role, theme, color, ratio, nearest }) => ({
      role,
      theme,
      color,
      ratio: formatRatio(ratio),
      isReadable: ratio >= minContrast,
      nearest: nearest && { color: nearest.color, ratio: formatRatio(nearest.ratio) },
    })),
  ),
  /**
   * Takes a file as the logo: black paths as the drawn one, which follows the theme, and anything else as a picture.
   * @returns what to set of the logo
   */
  logo: action(
    v.object({ name: v.string(), base64: v.string(), theme: v.picklist(['light', 'dark']) }),
    async ({ name, base64, theme }) => {
      const bytes = Buffer.from(base64, 'base64')
      const format = await formatOf(bytes).catch(() => undefined)
      if (format !== 'svg' && format !== 'png')
        throw refuse(name, 'this is neither an SVG nor a PNG file', 'choose the logo in one of both')
      const fix = fixForHeight(`logo.${format}`, bytes)
      if (fix) throw refuse(name, 'the picture is too small for a logo', fix)
      const drawn = theme === 'light' && format === 'svg' ? plainMarkOf(name, bytes) : undefined
      if (drawn) return { ...drawn, picture: null, pictureDark: null }
      return { [theme === 'dark' ? 'pictureDark' : 'picture']: await storePicture(name, bytes) }
    },
  ),
  /** How the logo stands in the images of link previews, as it is saved. */
  card: action(v.object({}), async () => {
    const svg = cardSvg({ title: site.tagline, label: '' }, createElement('svg', { viewBox: '0 0 600 630' }))
    const image = await sharp(Buffer.from(svg)).resize({ width: 600 }).webp().toBuffer()
    return `data:image/webp;base64,${image.toString('base64')}`
  }),
  /** Derives all colors of the brand from one, whether they can be read or not. */
  shades: action(v.object({ color }), ({ color }) => accentOf(color)),
}

/** Rejects what is no picture, nothing at all too. */
const formatOf = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).format

const refuse = (file: string, message: string, fix: string) =>
  new DeskError({ file, field: 'logo.picture', message, fix })
