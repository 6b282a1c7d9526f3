import type { FieldDiagnostic } from '@lintel/rules/diagnostic.ts'
import { hexOf, rgbOf } from '../contrast.ts'
import { fillContrast, minContrast, nearestShade, type Theme, textContrast } from './shades.ts'
import type { Accent } from './tokens.ts'

/** One color of the brand in one theme, with its lowest contrast there. */
interface AccentContrast {
  field: string
  color: string
  where: string
  ratio: number
  measure: (shade: string) => number
}

/**
 * Returns which of the brand's colors have too little contrast. An empty list means that all are readable.
 */
export const checkAccent = (accent: Accent): FieldDiagnostic[] => accentContrasts(accent).flatMap(unreadable)

export function accentContrasts(accent: Accent): AccentContrast[] {
  const text = rgbOf(accent.onFill)
  return (['light', 'dark'] as const).flatMap((theme: Theme) => [
    measured(`accent.text.${theme}`, accent.text[theme], 'on the page', (shade) =>
      textContrast(rgbOf(shade), theme),
    ),
    ...(['fill', 'end'] as const).map((role) =>
      measured(`accent.${role}.${theme}`, accent[role][theme], `under words in ${accent.onFill}`, (shade) =>
        fillContrast(rgbOf(shade), text, theme),
      ),
    ),
  ])
}

function measured(field: string, color: string, where: string, measure: (shade: string) => number) {
  return { field, color, where, ratio: measure(color), measure }
}

function unreadable({ field, color, where, ratio, measure }: AccentContrast): FieldDiagnostic[] {
  if (ratio >= minContrast) return []
  const nearest = nearestShade(color, (shade) => measure(hexOf(shade)) >= minContrast)
  const actual = (Math.floor(ratio * 100) / 100).toFixed(2)
  return [
    {
      field,
      message: `${color} ${where} has a contrast of ${actual}:1, and ${minContrast}:1 is needed`,
      fix: `write the nearest shade that can be read, "${nearest}"`,
    },
  ]
}
