import { isReserved, redirectsFile } from '@lintel/engine/content/redirects.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import { type Redirect, redirectsSchema } from '@lintel/engine/schemas/redirects.ts'
import * as v from 'valibot'
import type { ForeignPost } from './foreignPost.ts'
import { normalizePath, type OldLinks } from './oldLinks.ts'

/** What an old address is to be redirected by, where the file of redirects cannot name it. */
export const redirectAtHost = `let the host redirect it, as ${redirectsFile} names only letters, digits, dots, hyphens and underscores`

/**
 * Makes the redirects of one post after the other, and says of which old addresses the check would refuse the line.
 * @param postAt the post that an old address leads to
 * @param isPage whether a page of this site has an address
 */
export function createRedirects(postAt: OldLinks['postAt'], isPage: (path: string) => boolean) {
  const redirected = new Set(getContent('redirects').map(({ from }) => from))
  return ({ address = '', aliases = [] }: ForeignPost, slug: string) => {
    const redirects: Redirect[] = []
    const lost: string[] = []
    const to = `/blog/${slug}`
    for (const from of new Set([address, ...aliases].map(normalizePath))) {
      if (from === '' || from === to) continue
      const why = !v.is(redirectsSchema, [{ from, to }])
        ? redirectAtHost
        : redirected.has(from) || postAt(from)?.page !== to
          ? 'it leads elsewhere already'
          : isReserved(from, isPage)
            ? 'the site itself needs it here'
            : isPage(from) && 'another page has it here'
      if (why) lost.push(`its old address ${from}: ${why}`)
      else redirects.push({ from, to })
    }
    return { redirects, lost }
  }
}
