import { site } from '@site/data/site.ts'
import { blend, contrast, hexOf, type Rgb, rgbOf } from '../contrast.ts'
import { type Accent, siteColors } from './tokens.ts'

export type Theme = 'light' | 'dark'

/** WCAG 2.2 SC 1.4.3, for text of any size. */
export const minContrast = 4.5
/** The opacity of hovered buttons. */
const faded = 0.9
const grounds = ['background', 'surface', 'raised'] as const
const black: Rgb = [0, 0, 0]
const white: Rgb = [1, 1, 1]
const colors = siteColors(site.accent)
/** The number of shades to try toward black and toward white. */
const steps = 200

/** Returns the lowest contrast of links, labels and filled buttons in this color. */
export function textContrast(text: Rgb, theme: Theme): number {
  const ground = groundsOf(theme)
  const page = ground('background')
  return Math.min(
    ...[...grounds, 'line'].map((name) => contrast(text, ground(name))),
    ...fadedOver(theme, page, text),
  )
}

/** Returns the lowest contrast of text on a fill, including while it is hovered. */
export function fillContrast(fill: Rgb, text: Rgb, theme: Theme): number {
  return Math.min(contrast(text, fill), ...fadedOver(theme, text, fill))
}

function fadedOver(theme: Theme, text: Rgb, fill: Rgb): number[] {
  const ground = groundsOf(theme)
  return grounds.map((name) => contrast(blend(text, ground(name), faded), blend(fill, ground(name), faded)))
}

function groundsOf(theme: Theme) {
  return (name: string): Rgb => rgbOf(colors.get(name)?.[theme] ?? '#000000')
}

/** Returns the passing shade nearest to a color: darker or lighter, with the same hue. Undefined where none passes. */
export function nearestShade(color: string, passes: (shade: string) => boolean): string | undefined {
  const from = rgbOf(color)
  for (let step = 0; step <= steps; step++) {
    for (const end of [black, white]) {
      const shade = hexOf(blend(end, from, step / steps))
      if (passes(shade)) return shade
    }
  }
  return undefined
}

/** Returns all accent colors as the brand's one color gives them, whether they can be read or not. */
export function accentOf(color: string): Accent {
  const onFill =
    contrast(rgbOf(color), rgbOf('#0a1014')) >= contrast(rgbOf(color), white) ? '#0a1014' : '#ffffff'
  const further = hexOf(blend(onFill === '#ffffff' ? black : white, rgbOf(color), 0.25))
  return {
    fill: { light: color, dark: color },
    end: { light: further, dark: further },
    text: { light: color, dark: color },
    onFill,
  }
}
