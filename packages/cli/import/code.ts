import { codeBlocks, rangesOf, withChangedText } from '@lintel/engine/content/markdown/codeAndComments.ts'
import { hasLongParagraph } from '@lintel/engine/content/markdown/inspectMarkdown.ts'
import type { Features } from 'satteri'

/** What the Markdown of other programs has besides. */
export const features = { frontmatter: false, definitionList: true } satisfies Features

/** None where that would take long to say: such a text is refused once it is HTML. */
export const rangesIn = (markdown: string, kinds?: typeof codeBlocks) =>
  hasLongParagraph(markdown) ? [] : rangesOf(markdown, kinds, features)

/** Markdown of which all but its code is changed. */
export const outsideCode = (markdown: string, change: (text: string) => string) =>
  withChangedText(markdown, change, rangesIn(markdown))

/** Likewise, but with the code in lines. */
export const outsideCodeBlocks = (markdown: string, change: (text: string) => string) =>
  withChangedText(markdown, change, rangesIn(markdown, codeBlocks))

/** Every place where a pattern without groups matches Markdown, but for those that begin in code. */
export function matchesOutsideCode(markdown: string, pattern: RegExp): RegExpExecArray[] {
  const matches = [...markdown.matchAll(pattern)]
  const code = matches.length > 0 ? rangesIn(markdown) : []
  let next = 0
  return matches.filter(({ index }) => {
    while ((code[next]?.end ?? Infinity) <= index) next++
    return index < (code[next]?.start ?? Infinity)
  })
}

/** Replaces what such a pattern matches there. */
export function replacedOutsideCode(
  markdown: string,
  pattern: RegExp,
  replace: (whole: string) => string,
): string {
  let [result, from] = ['', 0]
  for (const { 0: whole, index } of matchesOutsideCode(markdown, pattern)) {
    result += markdown.slice(from, index) + replace(whole)
    from = index + whole.length
  }
  return result + markdown.slice(from)
}

/** The lines of Markdown, from 0 on, that blocks of code consist of. */
export function codeLinesOf(markdown: string): Set<number> {
  const lines = new Set<number>()
  let [line, from] = [0, 0]
  for (const { start, end } of rangesIn(markdown, codeBlocks)) {
    line += markdown.slice(from, start).split('\n').length - 1
    const count = markdown.slice(start, end).split('\n').length
    // Behind the mark of a list or a note there is more than code.
    const isWhole = !markdown.slice(markdown.lastIndexOf('\n', start) + 1, start).trim()
    for (let each = isWhole ? 0 : 1; each < count; each++) lines.add(line + each)
    line += count - 1
    from = end
  }
  return lines
}
