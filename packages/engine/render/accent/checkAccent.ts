import type { FieldDiagnostic } from '@lintel/rules/diagnostic.ts'
import { rgbOf } from '../contrast.ts'
import { fillContrast, minContrast, nearestShade, type Theme, textContrast } from './shades.ts'
import type { Accent } from './tokens.ts'

/** A color of the brand in one theme. */
interface MeasuredShade {
  color: string
  /** The lowest contrast where it is used. */
  ratio: number
}

type Role = 'text' | 'fill' | 'end'

interface AccentContrast extends MeasuredShade {
  role: Role
  theme: Theme
  where: string
  /** What can be read in its place; null where it can be read itself, and where nothing of its hue can. */
  nearest: MeasuredShade | null
}

/** Returns how each color of the accent contrasts where it is used. */
export const accentContrasts = (accent: Accent): AccentContrast[] =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['text', 'fill', 'end'] as const).map((role) => measured(accent, role, theme)),
  )

function measured(accent: Accent, role: Role, theme: Theme): AccentContrast {
  const measure = (shade: string) =>
    role === 'text'
      ? textContrast(rgbOf(shade), theme)
      : fillContrast(rgbOf(shade), rgbOf(accent.onFill), theme)
  const color = accent[role][theme]
  const where = role === 'text' ? 'on the page' : `under words in ${accent.onFill}`
  const ratio = measure(color)
  const shade = ratio >= minContrast ? undefined : nearestShade(color, (each) => measure(each) >= minContrast)
  return { role, theme, color, where, ratio, nearest: shade ? { color: shade, ratio: measure(shade) } : null }
}

/** Returns the accent with the nearest readable shade in place of each color that cannot be read. */
export function readableAccent(accent: Accent): Accent {
  const readable = structuredClone(accent)
  for (const { role, theme, nearest } of accentContrasts(accent))
    if (nearest) readable[role][theme] = nearest.color
  return readable
}

/**
 * Returns which of the brand's colors have too little contrast. An empty list means that all are readable.
 */
export const checkAccent = (accent: Accent): FieldDiagnostic[] => accentContrasts(accent).flatMap(unreadable)

function unreadable({ role, theme, color, where, ratio, nearest }: AccentContrast): FieldDiagnostic[] {
  if (ratio >= minContrast) return []
  return [
    {
      field: `accent.${role}.${theme}`,
      message: `${color} ${where} has a contrast of ${formatRatio(ratio)}, and ${minContrast}:1 is needed`,
      fix: nearest
        ? `write the nearest shade that can be read, "${nearest.color}"`
        : 'write a darker or a lighter color for words on a fill',
    },
  ]
}

/** Rounded down, so that no color seems to pass which does not. */
export const formatRatio = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`
