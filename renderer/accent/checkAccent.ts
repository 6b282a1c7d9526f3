import type { FieldDiagnostic } from '#data/diagnostic.ts'
import { hexOf, rgbOf } from '#renderer/contrast.ts'
import { fillContrast, leastContrast, nearestShade, type Theme, textContrast } from './shades.ts'
import type { Accent } from './tokens.ts'

/** Why the brand's colors cannot be used as they are. An empty list means: all of them can be read. */
export function checkAccent(accent: Accent): FieldDiagnostic[] {
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
      fix: `write the nearest shade that can be read, "${nearest}"`,
    },
  ]
}
