import type { Tell } from './foreignPost.ts'

const hint = /^([ \t]*)\{%-?\s*hint\b[^%\n]*%\}[ \t]*$/gm
const endOfHint = /^([ \t]*)\{%-?\s*endhint\s*-?%\}[ \t]*$/gm
const tab = /^([ \t]*)\{%-?\s*tab\s+title="([^"\n]*)"\s*-?%\}[ \t]*$/gm
const around = /^[ \t]*\{%-?\s*(?:end)?tabs?\s*-?%\}[ \t]*$/gm

export const tabsTold = 'tabs, which stand one below the other'

/** Markdown with boxes and words as others write them in the place of GitBook's. */
export const withoutGitBook = (markdown: string, tell: Tell): string =>
  markdown
    .replaceAll(hint, (tag, space: string) => `${space}:::${/style="(\w+)"/.exec(tag)?.[1] ?? 'info'}`)
    .replaceAll(endOfHint, '$1:::')
    .replaceAll(tab, (_, space: string, title: string) => {
      tell(tabsTold)
      return `${space}**${title}**\n`
    })
    .replaceAll(around, '')
