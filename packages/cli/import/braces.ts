export const bracesTold =
  '“{{” as it was: this site fills in what stands in double braces, so they are written apart'

/** Words without double braces, in which this site would fill in something. */
export const withoutTokens = (text: string) =>
  hasTokens(text) ? text.replaceAll(/\{(?=\{)/g, '{ ').replaceAll(/\}(?=\})/g, '} ') : text

export const hasTokens = (text: string) => text.includes('{{')
