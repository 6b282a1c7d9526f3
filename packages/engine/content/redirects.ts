import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import type { Redirect } from '../schemas/redirects.ts'

export const redirectsFile = 'content/redirects.yaml'

/** What the build writes, and the server answers, beside pages. */
const reserved =
  /^\/(?:api\/|(?:contact\/sent|newsletter\/(?:confirm|unsubscribe)|receipt|search)(?:\/|$)|(?:_headers|_redirects|apple-touch-icon\.png|favicon\.(?:ico|svg)|icon-\d+\.png|(?:404|index)(?:\.html)?)$)/

/**
 * Whether an address is none of a page, but one of the site all the same.
 * @param isPage whether an address is that of a page, which has a copy in Markdown
 */
export const isReserved = (path: string, isPage: (path: string) => boolean) =>
  reserved.test(path) || (path.endsWith('.md') && isPage(path.replace(/(?:^\/index)?\.md$/, '') || '/'))

interface RedirectDiagnostic extends Pick<Diagnostic, 'message' | 'fix'> {
  /** Index of the redirect, from 0. */
  entry: number
  field: keyof Redirect
}

/**
 * Finds redirects that hide a page, contradict each other, or do not lead directly to a page.
 * @param whyMissing returns why a path is not a page, or undefined if it is one
 */
export function checkRedirects(
  redirects: Redirect[],
  whyMissing: (path: string) => string | undefined,
): RedirectDiagnostic[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.flatMap(({ from, to }, entry) => {
    const diagnostics: RedirectDiagnostic[] = []
    const report = (field: keyof Redirect, message: string, fix: string) =>
      diagnostics.push({ entry, field, message, fix })
    if (redirects.findIndex((other) => other.from === from) < entry)
      report('from', `${from} is redirected twice`, 'keep the one that is right')
    if (!whyMissing(from))
      report(
        'from',
        `${from} is a page, which nobody could reach`,
        'remove the redirect, or give the page another address',
      )
    else if (isReserved(from, (path) => !whyMissing(path)))
      report('from', `${from} is an address that the site itself needs`, 'remove the redirect')
    const end = endOf(to, targets)
    if (end === undefined)
      report('to', `${from} leads round in a circle`, 'let it lead to a page, or remove the redirect')
    else if (end !== to) report('to', `${from} leads on from ${to} to ${end}`, `write to: ${end}`)
    else {
      const why = whyMissing(to)
      if (why) report('to', `${from} leads nowhere: ${why}`, 'let it lead to a page, or remove the redirect')
    }
    return diagnostics
  })
}

/** Follows redirects to their end; undefined if they form a loop. */
function endOf(path: string, targets: Map<string, string>): string | undefined {
  const seen = new Set<string>()
  let end = path
  for (let next = targets.get(end); next !== undefined; next = targets.get(end)) {
    if (seen.has(end)) return undefined
    seen.add(end)
    end = next
  }
  return end
}
