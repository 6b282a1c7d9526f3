import { readFileSync } from 'node:fs'
import type { Site } from '../../schemas/site.ts'
import { kitFiles } from '../kitFiles.ts'

export type Accent = Site['accent']

/** Returns the brand's colors as a Tailwind theme. */
export function accentTheme({ fill, end, text, onFill }: Accent): string {
  return `@theme {
  --color-accent: light-dark(${fill.light}, ${fill.dark});
  --color-accent-end: light-dark(${end.light}, ${end.dark});
  --color-accent-text: light-dark(${text.light}, ${text.dark});
  --color-on-accent: ${onFill};
}
`
}

/**
 * Returns the colors for sections that are dark in both themes: each color has its value of the dark theme.
 * Print and forced colors have no such sections.
 */
export function blueprintColors(accent: Accent): string {
  const colors = siteColors(accent)
  const ground = colorToken(colors, 'blueprint').dark
  const tokens = Array.from(
    colors,
    ([name, { dark }]) => `--color-${name}: ${name === 'background' ? ground : dark};`,
  )
  return `@media screen and (forced-colors: none) { .blueprint { color-scheme: dark; ${tokens.join(' ')} } }`
}

interface ColorToken {
  light: string
  dark: string
}

const declaration = /--color-([\w-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g

/** Returns all colors by name, with their values in both themes, for output without style sheets. */
export function siteColors(accent: Accent): Map<string, ColorToken> {
  const declarations = (readFileSync(kitFiles.tokens, 'utf8') + accentTheme(accent)).matchAll(declaration)
  return new Map(
    Array.from(declarations, ([, name = '', light, dark, both]) => [
      name,
      { light: light ?? both ?? '', dark: dark ?? both ?? '' },
    ]),
  )
}

/**
 * Returns a color.
 * @throws Error if there is no such token
 */
export function colorToken(tokens: Map<string, ColorToken>, name: string): ColorToken {
  const token = tokens.get(name)
  if (!token) throw new Error(`styles/tokens.css has no color "${name}".`)
  return token
}
