import { headersEverywhere } from '@lintel/rules/headers.ts'
import type { PageMetadata } from '../render/pageMetadata.ts'
import { appPolicy } from './contentPolicy.ts'
import type { OutputFiles } from './output.ts'

/** Static hosts read at most this many rules and silently ignore the rest. */
const maxRules = 100

type PagePolicy = Pick<PageMetadata, 'path' | 'policy'>

interface Rule {
  pattern: string
  headers: Record<string, string>
  /** Replaces these headers of wider rules. Otherwise hosts would send both values. */
  replaces?: boolean
}

/**
 * Writes `_headers` for static hosts. The content security policies are derived from what the pages contain.
 */
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
        // An embedded app runs in a sandbox with an opaque origin, so its own files count as cross-origin.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        // Browsers always load fonts in CORS mode.
        'Access-Control-Allow-Origin': '*',
      },
      replaces: true,
    },
    {
      // Link previews on other sites show these images.
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

interface PolicyRule {
  pattern: string
  policy: string
}

/**
 * Groups policies into few rules, widest pattern first so that later ones override: one policy applies everywhere, one
 * to each folder, and all others to single pages. A folder has the policy that takes the fewest rules: that of most
 * pages within it, that of most pages right in it (posts, beside a folder of more lists of tags), or that around it.
 */
function policyRules(pages: PagePolicy[], folder = '/', around?: string): PolicyRule[] {
  const { '': inside = [], ...folders } = Object.groupBy(
    pages,
    ({ path }) => /^[^/]+\//.exec(path.slice(folder.length))?.[0] ?? '',
  )
  const rulesWith = (usual: string): PolicyRule[] => [
    ...(usual === around ? [] : [{ pattern: `${folder}*`, policy: usual }]),
    ...inside.filter(({ policy }) => policy !== usual).map(({ path, policy }) => ({ pattern: path, policy })),
    ...Object.entries(folders).flatMap(([name, within = []]) => policyRules(within, folder + name, usual)),
  ]
  const candidates = new Set([mostFrequent(pages), mostFrequent(inside), around])
  const [fewest = []] = [...candidates]
    .filter((policy) => policy !== undefined)
    .map(rulesWith)
    .sort((one, other) => one.length - other.length)
  return fewest
}

function mostFrequent(pages: PagePolicy[]): string | undefined {
  const counts = Object.groupBy(pages, ({ policy }) => policy)
  return Object.entries(counts).sort(([, a = []], [, b = []]) => b.length - a.length)[0]?.[0]
}

export function formatRule({ pattern, headers, replaces = false }: Rule): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(replaces ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ])
  return [pattern, ...lines, ''].join('\n')
}
