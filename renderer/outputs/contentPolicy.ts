import { hash } from 'node:crypto'
import { deniedEverywhere } from '#data/headers.ts'
import { site } from '#data/site.ts'
import { foreignOrigin, optionalServices, type ThirdParty } from '#data/thirdParties.ts'
import type { RenderedPage } from './pages.ts'

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g
const inlineStyle = /<style>([\s\S]*?)<\/style>/g
/** Browsers neither run nor check any other type, such as structured data. */
const runs = /^(?!.*\btype=)|\btype="(?:module|importmap|speculationrules|text\/javascript)"/
const frame = / data-frame="([^"]+)"/g

const own = "'self'"

/** The content security policy of a page, as it follows from what the page really contains. */
export function contentPolicy({ html }: RenderedPage, services = optionalServices): string {
  const used = services.filter(({ id }) => html.includes(` data-third-party="${id}"`))
  const named = (directive: keyof ThirdParty['sources']) =>
    used.flatMap(({ sources }) => sources[directive] ?? [])
  const sources = {
    'script-src': [own, ...hashesOf(scriptsOf(html)), ...named('script-src')],
    'style-src': [own, ...hashesOf(stylesOf(html))],
    'img-src': [own, ...named('img-src')],
    'font-src': [own],
    'connect-src': [own, ...(site.edgeOrigin ? [site.edgeOrigin] : []), ...named('connect-src')],
    'manifest-src': [own],
    'frame-src': [...framesOf(html), ...named('frame-src')],
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

function scriptsOf(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].filter(([, attributes = '']) => runs.test(attributes))
  return scripts.map(([, , script = '']) => script)
}

const stylesOf = (html: string) => [...html.matchAll(inlineStyle)].map(([, style = '']) => style)

/** All pages have the same few, among them the whole style sheet. */
const known = new Map<string, string>()

function hashesOf(sources: string[]): string[] {
  const hashes = sources.map((source) => {
    const found = known.get(source) ?? hash('sha256', source, 'base64')
    known.set(source, found)
    return found
  })
  return [...new Set(hashes)].sort().map((digest) => `'sha256-${digest}'`)
}

/** The origins of the frames in a page: it may embed these and no others. */
function framesOf(html: string): string[] {
  const addresses = [...html.matchAll(frame)].map(([, source = '']) => source)
  return [...new Set(addresses.map((address) => foreignOrigin(address) ?? own))]
}
