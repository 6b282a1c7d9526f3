/** Control characters, lone surrogates and two noncharacters, which XML 1.0, YAML 1.2 and HTML forbid. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern looks for them.
const unprintable = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff\p{Surrogate}]/gu

/** Removes the characters that make parsers reject a whole document. */
export function printable(text: string): string {
  return text.replaceAll(unprintable, '')
}

/** Does the same and joins lines, for formats in which each line is one entry. */
export function singleLine(text: string): string {
  return printable(text).replaceAll(/\s+/g, ' ').trim()
}

/** Returns a Markdown text with front matter. */
export function withFrontMatter(fields: object, text: string): string {
  // JSON is valid YAML, so this quotes every value correctly.
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return printable(['---', ...lines, '---', '', text, ''].join('\n'))
}

/** Escapes a text with its own markup as the content of an XML element. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
