import { headersEverywhere } from '@lintel/rules/headers.ts'
import type { PageMetadata } from '../render/pageMetadata.ts'
import { appPolicy } from './contentPolicy.ts'
import type { OutputFiles } from './output.ts'

/** Static hosts read no more rules than this, and pass over the rest in silence. */
const maxRules = 100

type PagePolicy = Pick<PageMetadata, 'path' | 'policy'>

interface Rule {
  pattern: string
  headers: Record<string, string>
  /** Replaces what wider rules say of the same headers; without it, hosts would send both. */
  replaces?: boolean
}

/** `_headers`, as static hosts read it: the content security policies follow from what the pages really contain. */
export async function writeHeaders(files: OutputFiles, pages: PageMetadata[]) {
  const rules = rulesFor(pages)
  if (rules.length > maxRules)
    throw new Error(`_headers has ${rules.length} rules, and static hosts read only ${maxRules}.`)
  await files.write({ path: '_headers', content: rules.map(formatRule).join('\n') })
}

export function rulesFor(pages: PagePolicy[]): Rule[] {
  const [everywhere, ...others] = policyRules(pages)
  return [
    {
      pattern: '/*',
      headers: {
        ...headersEverywhere,
        'Content-Security-Policy': everywhere?.policy ?? '',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    ...others.map(({ pattern, policy }) => ({
      pattern,
      headers: { 'Content-Security-Policy': policy },
      replaces: true,
    })),
    {
      pattern: '/apps/*',
      headers: {
        'Content-Security-Policy': appPolicy,
        // An embedded app runs in a sandbox of no origin, to which its own files count as foreign.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        // Fonts are asked for across origins only with leave.
        'Access-Control-Allow-Origin': '*',
      },
      replaces: true,
    },
    {
      // Link previews on other sites show these.
      pattern: '/social/*',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      replaces: true,
    },
    {
      pattern: '/*.md',
      headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
    },
    { pattern: '/blog/feed.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
    { pattern: '/blog/feed.json', headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } },
    {
      pattern: '/blog/images/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      replaces: true,
    },
    {
      pattern: '/assets/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      replaces: true,
    },
  ]
}

/**
 * Which policy holds where, widest pattern first, so that a later one replaces it: the site's most frequent policy
 * everywhere, that of most pages of a folder in the folder and its own, and the rest page by page.
 */
function policyRules(
  pages: PagePolicy[],
  folder = '/',
  around?: string,
): { pattern: string; policy: string }[] {
  const usual = mostFrequent(pages.map(({ policy }) => policy))
  const { '': inside = [], ...folders } = Object.groupBy(
    pages,
    ({ path }) => /^[^/]+\//.exec(path.slice(folder.length))?.[0] ?? '',
  )
  return [
    ...(usual === around ? [] : [{ pattern: `${folder}*`, policy: usual }]),
    ...inside.filter(({ policy }) => policy !== usual).map(({ path, policy }) => ({ pattern: path, policy })),
    ...Object.entries(folders).flatMap(([name, within = []]) => policyRules(within, folder + name, usual)),
  ]
}

function mostFrequent(policies: string[]): string {
  const counts = Object.groupBy(policies, (policy) => policy)
  return Object.entries(counts).sort(([, a = []], [, b = []]) => b.length - a.length)[0]?.[0] ?? ''
}

export function formatRule({ pattern, headers, replaces = false }: Rule): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(replaces ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ])
  return [pattern, ...lines, ''].join('\n')
}
