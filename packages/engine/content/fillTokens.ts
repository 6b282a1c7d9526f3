/** The value of each `{{token}}`, or null if the owner has not set it. */
export type Tokens = Record<string, string | null>

/**
 * A conditional section in Mustache syntax: `{{#token}}…{{/token}}` or `{{^token}}…{{/token}}`. Sections of
 * different tokens can be nested.
 */
const conditional = /\{\{([#^])([\w.]+)\}\}([\s\S]*?)\{\{\/\2\}\}/g

/**
 * Resolves conditional sections: keeps `{{#token}}…{{/token}}` if the token is set, and
 * `{{^token}}…{{/token}}` if it is not. Sections of unknown tokens stay as written.
 * @param replaceDropped returns what replaces the content of a dropped section
 */
export function resolveConditions(
  text: string,
  tokens: Tokens,
  replaceDropped: (dropped: string) => string = () => '',
): string {
  return text.replaceAll(conditional, (match, sign: string, token: string, content: string) => {
    if (!Object.hasOwn(tokens, token)) return match
    const isKept = (tokens[token] !== null) === (sign === '#')
    return isKept ? resolveConditions(content, tokens, replaceDropped) : replaceDropped(content)
  })
}

/**
 * Resolves conditional sections and replaces every `{{token}}` in a text.
 * @param unfilled returns what replaces a token that is unknown or not set
 */
export function fillTokens(
  text: string,
  tokens: Tokens,
  unfilled: (token: string, match: string) => string,
): string {
  return resolveConditions(text, tokens).replaceAll(/\{\{([^{}]*)\}\}/g, (match, content: string) => {
    const token = content.trim()
    return (Object.hasOwn(tokens, token) ? tokens[token] : undefined) ?? unfilled(token, match)
  })
}
