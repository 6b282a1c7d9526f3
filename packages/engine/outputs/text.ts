/** Control characters, half surrogate pairs and two noncharacters: XML 1.0, YAML 1.2 and HTML allow none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unprintable = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff\p{Surrogate}]/gu

/** A text, or a document, without the characters for which parsers refuse the whole document. */
export function printable(text: string): string {
  return text.replaceAll(unprintable, '')
}

/** The same on one line, for formats in which a line says one thing. */
export function singleLine(text: string): string {
  return printable(text).replaceAll(/\s+/g, ' ').trim()
}

/** A Markdown text below its front matter. */
export function withFrontMatter(fields: object, text: string): string {
  // JSON is YAML too, so every value is quoted as it must be.
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return printable(['---', ...lines, '---', '', text, ''].join('\n'))
}

/** A text that has markup of its own, as the content of an element, in XML. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
