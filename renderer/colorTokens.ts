export interface ColorToken {
  light: string
  dark: string
}

const declaration = /--color-([\w-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g

/** The colors of `styles/tokens.css` for what no style sheet reaches: each by its name, with its value in both themes. */
export function colorTokens(css: string): Map<string, ColorToken> {
  const found = [...css.matchAll(declaration)]
  return new Map(
    found.map(([, name = '', light, dark, both]) => [
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
