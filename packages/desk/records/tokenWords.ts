import { fillTokens, type Tokens } from '@lintel/engine/content/fillTokens.ts'

/** A token, or where a passage that depends on one begins or ends. */
export const tokenPattern = /\{\{([#^/]?)([\w.]+)\}\}/g

/** What a token is, in words. */
export function wordsOfToken(sign: string, name: string): string {
  if (sign === '#') return `only where “${name}” is set: …`
  if (sign === '^') return `only while “${name}” is not set: …`
  return sign === '/' ? '… up to here' : name
}

/** Explains the tokens of a text, each once; empty where it has none that the brand knows. */
export function explainTokens(text: string, names: Record<string, string>): string[] {
  const lines = [...text.matchAll(tokenPattern)].flatMap(([written, sign = '', token = '']) => {
    const name = Object.hasOwn(names, token) ? names[token] : undefined
    return name === undefined || sign === '/' ? [] : [`${written} ${wordsOfToken(sign, name)}`]
  })
  return [...new Set(lines)]
}

/** A text with its tokens filled in, as the page shows it. */
export const withTokens = (text: string, tokens: Tokens) => fillTokens(text, tokens, (_, written) => written)
