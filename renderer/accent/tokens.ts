import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Site, site } from '#data/site.ts'
import { type ColorToken, colorTokens } from '#renderer/colorTokens.ts'

export type Accent = Site['accent']

/** Commands run from the project's folder; a bundle of this module may lie anywhere. */
const file = join(process.cwd(), 'renderer/styles/tokens.css')

/** All colors of the site, those of the brand among them. */
export function siteColors(accent: Accent = site.accent): Map<string, ColorToken> {
  return colorTokens(tokensCss(accent))
}

/** The design tokens as Tailwind reads them. */
export function tokensCss(accent: Accent = site.accent): string {
  return readFileSync(file, 'utf8') + accentTheme(accent)
}

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
