/** Words that visitors read, and where they begin in the file. */
export interface Copy {
  text: string
  start: number
}

/** The words of a Markdown file. Code, comments and tokens are blanked, so that positions stay. */
export function proseOf(source: string): Copy[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const code = /<!--[\s\S]*?-->|^(```+|~~~+)[\s\S]*?^\1.*$|`[^`\n]+`|\{\{[^{}]*\}\}|\]\([^)\s]*\)/gm
  return [{ text: source.replace(code, blank), start: 0 }]
}
