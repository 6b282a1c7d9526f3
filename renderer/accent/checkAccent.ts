import type { FieldDiagnostic } from '#data/diagnostic.ts'
import { hexOf, rgbOf } from '#renderer/contrast.ts'
import { fillContrast, leastContrast, nearestShade, type Theme, textContrast } from './shades.ts'
import type { Accent } from './tokens.ts'

const hex = /^#[0-9a-f]{6}$/

/** Why the brand's colors cannot be used as they are. An empty list means: all of them can be read. */
export function checkAccent(accent: Accent): FieldDiagnostic[] {
  const colors = colorsOf(accent)
  const malformed = colors.filter(([, color]) => !hex.test(color))
  if (malformed.length > 0) return malformed.map(([setting, color]) => notHex(setting, color))
  const words = rgbOf(accent.onFill)
  return (['light', 'dark'] as const).flatMap((theme: Theme) => [
    ...unreadable(`accent.text.${theme}`, accent.text[theme], 'on the page', (shade) =>
      textContrast(rgbOf(shade), theme),
    ),
    ...(['fill', 'end'] as const).flatMap((role) =>
      unreadable(`accent.${role}.${theme}`, accent[role][theme], `under words in ${accent.onFill}`, (shade) =>
        fillContrast(rgbOf(shade), words, theme),
      ),
    ),
  ])
}

function unreadable(setting: string, color: string, where: string, measure: (shade: string) => number) {
  const ratio = measure(color)
  if (ratio >= leastContrast) return []
  const nearest = nearestShade(color, (shade) => measure(hexOf(shade)) >= leastContrast)
  const found = (Math.floor(ratio * 100) / 100).toFixed(2)
  return [
    {
      field: setting,
      message: `${color} ${where} has a contrast of ${found}:1, and ${leastContrast}:1 is needed`,
      fix: `the nearest shade that can be read is '${nearest}'`,
    },
  ]
}

function colorsOf({ fill, end, text, onFill }: Accent): [setting: string, color: string][] {
  const shades = Object.entries({ fill, end, text }).flatMap(
    ([role, { light, dark }]): [string, string][] => [
      [`accent.${role}.light`, light],
      [`accent.${role}.dark`, dark],
    ],
  )
  return [...shades, ['accent.onFill', onFill]]
}

function notHex(setting: string, color: string): FieldDiagnostic {
  return {
    field: setting,
    message: `'${color}' is no color`,
    fix: "write six digits in small letters, such as '#06b6d4'",
  }
}
