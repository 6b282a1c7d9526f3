/** A block of code of Markdown from its first line to its last, as the source of an expression with the flag `m`. */
export const codeBlock = String.raw`^(?:\x60\x60\x60|~~~)[\s\S]*?^(?:\x60\x60\x60|~~~)[^\n]*$`

/** Code in a line, likewise. */
export const codeInLine = String.raw`\x60[^\x60\n]+\x60`

/** Markdown of which all but its code is changed. */
export const outsideCode = (markdown: string, change: (text: string) => string) =>
  markdown
    .split(new RegExp(`(${codeBlock}|${codeInLine})`, 'm'))
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
