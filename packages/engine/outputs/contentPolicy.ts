import { hash } from 'node:crypto'
import { deniedEverywhere } from '@lintel/rules/headers.ts'
import { foreignOrigin, type ThirdParty, type ThirdPartyId } from '@lintel/rules/thirdParties.ts'
import { site } from '@site/data/site.ts'
import { optionalServices } from '../content/thirdParties.ts'

/** What a page contains that its policy must allow. */
export interface PolicyInput {
  /** The exact text of its inline scripts. */
  scripts: string[]
  /** The exact text of its inline style sheets. */
  styles: string[]
  thirdParties: Set<ThirdPartyId>
  /** The addresses of its iframes. */
  iframes: Set<string>
}

const own = "'self'"

/** Returns the content security policy of a page. */
export function contentPolicy(
  { scripts, styles, thirdParties, iframes }: PolicyInput,
  services: ThirdParty[] = optionalServices,
): string {
  const used = services.filter(({ id }) => thirdParties.has(id))
  const named = (directive: keyof ThirdParty['sources']) =>
    used.flatMap(({ sources }) => sources[directive] ?? [])
  const sources = {
    'script-src': [own, ...hashesOf(scripts), ...named('script-src')],
    'style-src': [own, ...hashesOf(styles)],
    'img-src': [own, ...named('img-src')],
    'font-src': [own],
    'connect-src': [own, ...(site.edgeOrigin ? [site.edgeOrigin] : []), ...named('connect-src')],
    'manifest-src': [own],
    'frame-src': [...originsOf(iframes), ...named('frame-src')],
    'frame-ancestors': ["'none'"],
  }
  // Third-party scripts create HTML from strings, which Trusted Types would block, so pages with such scripts
  // go without Trusted Types.
  return policyOf(sources, named('script-src').length === 0)
}

/** For this site's own apps, which its tool pages embed. They consist of files only and make no requests. */
export const appPolicy = policyOf({
  'script-src': [own],
  'style-src': [own],
  'img-src': [own],
  'font-src': [own],
  'frame-ancestors': [own],
})

function policyOf(sources: Record<string, string[]>, trustedTypes = true): string {
  const directives = Object.entries(sources)
    .filter(([, allowed]) => allowed.length > 0)
    .map(([directive, allowed]) => `${directive} ${allowed.join(' ')}`)
  const strict = trustedTypes ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []
  return [...deniedEverywhere, ...directives, ...strict].join('; ')
}

/** Hashes by source: many pages share the same scripts and style sheets. */
const hashCache = new Map<string, string>()

function hashesOf(sources: string[]): string[] {
  const hashes = sources.map((source) => {
    const digest = hashCache.get(source) ?? hash('sha256', source, 'base64')
    hashCache.set(source, digest)
    return digest
  })
  return [...new Set(hashes)].sort().map((digest) => `'sha256-${digest}'`)
}

/** Returns the origins that a page may embed. */
function originsOf(iframes: Set<string>): string[] {
  return [...new Set(Array.from(iframes, (address) => foreignOrigin(address) ?? own))]
}
