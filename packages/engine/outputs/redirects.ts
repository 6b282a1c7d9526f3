import { checkRedirects, redirectsFile } from '../content/redirects.ts'
import { getContent } from '../content/store.ts'
import type { PageMetadata } from '../render/pageMetadata.ts'
import type { OutputFiles } from './output.ts'

/** Cloudflare reads at most this many rules. */
const maxRedirects = 2000

/** Writes `_redirects`, by which the host answers old addresses with 301. */
export async function writeRedirects(files: OutputFiles, pages: Pick<PageMetadata, 'path'>[]) {
  const redirects = getContent('redirects')
  if (redirects.length === 0) return
  const paths = new Set(pages.map(({ path }) => path))
  const diagnostics = checkRedirects(redirects, (path) =>
    paths.has(path) ? undefined : `there is no page ${path}`,
  ).map(({ message, fix }) => `${redirectsFile} ${message}: ${fix}`)
  if (redirects.length > maxRedirects)
    diagnostics.push(`${redirectsFile} has more than ${maxRedirects} redirects: remove the oldest`)
  if (diagnostics.length > 0) throw new Error(diagnostics.join('\n'))
  const content = redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`).join('')
  await files.write({ path: '_redirects', content })
}
