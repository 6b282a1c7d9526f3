import { hash } from 'node:crypto'
import { deniedEverywhere } from '@lintel/rules/headers.ts'
import { foreignOrigin, type ThirdParty, type ThirdPartyId } from '@lintel/rules/thirdParties.ts'
import { site } from '../content/site.ts'
import { optionalServices } from '../content/thirdParties.ts'

/** What a page really contains, as far as its policy allows it. */
export interface PolicyInput {
  /** Its inline scripts that run, as they stand in it. */
  scripts: string[]
  /** Its inline style sheets. */
  styles: string[]
  thirdParties: Set<ThirdPartyId>
  /** The addresses that it embeds. */
  iframes: Set<string>
}

const own = "'self'"

/** The content security policy of a page. */
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
  // Scripts of others write HTML from strings, which Trusted Types would stop: their pages do without.
  return policyOf(sources, named('script-src').length === 0)
}

/** For the apps of this site, which its tool pages embed: they are made of files alone, and talk to nobody. */
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

/** Pages have the same few, among them the style sheet of their kind. */
const hashCache = new Map<string, string>()

function hashesOf(sources: string[]): string[] {
  const hashes = sources.map((source) => {
    const digest = hashCache.get(source) ?? hash('sha256', source, 'base64')
    hashCache.set(source, digest)
    return digest
  })
  return [...new Set(hashes)].sort().map((digest) => `'sha256-${digest}'`)
}

/** The origins that a page may embed, and no others. */
function originsOf(iframes: Set<string>): string[] {
  return [...new Set(Array.from(iframes, (address) => foreignOrigin(address) ?? own))]
}
