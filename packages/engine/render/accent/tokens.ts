import { readFileSync } from 'node:fs'
import type { Site } from '../../schemas/site.ts'
import { engineFile } from '../engineFile.ts'

export type Accent = Site['accent']

const file = engineFile('kit/styles/tokens.css')

/** The brand's colors as Tailwind reads them. */
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
 * The colors on the ground of a section that is dark in either theme, each by its value in the dark one. Paper, and colors
 * of the visitor's own, have no such ground.
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

/** All colors of the site, for what no style sheet reaches: by name, with their values in both themes. */
export function siteColors(accent: Accent): Map<string, ColorToken> {
  const declarations = (readFileSync(file, 'utf8') + accentTheme(accent)).matchAll(declaration)
  return new Map(
    Array.from(declarations, ([, name = '', light, dark, both]) => [
      name,
      { light: light ?? both ?? '', dark: dark ?? both ?? '' },
    ]),
  )
}

/** @throws Error when there is no such token */
export function colorToken(tokens: Map<string, ColorToken>, name: string): ColorToken {
  const token = tokens.get(name)
  if (!token) throw new Error(`styles/tokens.css has no color "${name}".`)
  return token
}
