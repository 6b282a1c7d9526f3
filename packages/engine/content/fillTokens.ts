/** What stands for each `{{token}}`; null where the owner has not set it. */
export type Tokens = Record<string, string | null>

/** `{{#token}}…{{/token}}`, or `{{^token}}…{{/token}}`, as Mustache writes them. One may hold another of another token. */
const conditional = /\{\{([#^])([\w.]+)\}\}([\s\S]*?)\{\{\/\2\}\}/g

/**
 * A text in which what stands between `{{#token}}` and `{{/token}}` is kept where the token is set, and what stands
 * between `{{^token}}` and `{{/token}}` where it is not. What names an unknown token stays as it is written.
 * @param replaceDropped of what is not kept
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
 * Replaces every `{{token}}` in a text, and keeps only those of its conditional parts that apply.
 * @param unfilled what stands for a token that is unknown or not set
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
