import { site } from '#data/site.ts'
import { tools } from '#data/tools.ts'

export type ThirdPartyId = 'analytics' | 'ads' | 'bot-check' | 'tools'

/** A service of somebody else that a page may load, once its visitor has agreed. */
export interface ThirdParty {
  id: ThirdPartyId
  name: string
  /** What visitors read before they agree. */
  purpose: string
  /** The owner's setting that switches it on; null or an empty list: off. */
  setting: string | string[] | null
  /** What it loads first, after consent. */
  script?: string
  /** What the content security policy of the pages that use it allows besides the site itself. */
  sources: Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', string[]>>
}

const { adClient, measurementId, recaptchaSiteKey, turnstileSiteKey } = site.thirdParties

const adHosts = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.adtrafficquality.google',
]

const protection = 'Protects the contact form from programs. You can send the form without it.'

const recaptcha: ThirdParty = {
  id: 'bot-check',
  name: 'Google reCAPTCHA',
  purpose: protection,
  setting: recaptchaSiteKey,
  script: `https://www.google.com/recaptcha/api.js?render=${recaptchaSiteKey}`,
  sources: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/'],
  },
}

const turnstile: ThirdParty = {
  id: 'bot-check',
  name: 'Cloudflare Turnstile',
  purpose: protection,
  setting: turnstileSiteKey,
  script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  sources: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
  },
}

/** All that the site knows how to use. The hosts are those that the providers document. */
export const thirdParties: ThirdParty[] = [
  {
    id: 'analytics',
    name: 'Google Analytics',
    purpose: 'Measures visits beyond our own anonymous counts.',
    setting: measurementId,
    script: `https://www.googletagmanager.com/gtag/js?id=${measurementId}`,
    sources: {
      'script-src': ['https://www.googletagmanager.com/gtag/js'],
      'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
      'img-src': ['https://*.google-analytics.com'],
    },
  },
  {
    id: 'ads',
    name: 'Google AdSense',
    purpose: 'Shows advertisements in the marked spaces on blog and tool pages.',
    setting: adClient,
    script: `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${adClient}`,
    sources: { 'script-src': adHosts, 'connect-src': adHosts, 'img-src': adHosts, 'frame-src': adHosts },
  },
  turnstileSiteKey ? turnstile : recaptcha,
  {
    id: 'tools',
    name: 'Embedded tools',
    purpose: 'Shows a tool that its provider runs, in a frame on the page of the tool.',
    setting: tools.flatMap(({ url }) => foreignOrigin(url) ?? []),
    // Each tool page names the origin of its own tool alone: see `renderer/outputs/contentPolicy.ts`.
    sources: {},
  },
]

/** What this build may load after consent: nothing, until the owner names something. */
export const optionalServices = thirdParties.filter(({ setting }) => setting && setting.length > 0)

export function isConfigured(id: ThirdPartyId): boolean {
  return optionalServices.some((service) => service.id === id)
}

/** Every host that a service may contact; a star stands for any name before it. */
export function hostsOf({ id, sources, setting }: ThirdParty): string[] {
  const addresses = id === 'tools' ? (setting ?? []) : Object.values(sources).flat()
  return [...new Set([addresses].flat().map((address) => address.replace(/^https?:\/\/|\/.*$/g, '')))]
}

/**
 * The origin of an address that is not the site's own.
 * @throws Error when the address is no web address, such as one that would run script
 */
export function foreignOrigin(address: string): string | undefined {
  const { origin, protocol } = new URL(address, site.origin)
  if (!/^https?:$/.test(protocol)) throw new Error(`${address} must begin with https:// or /.`)
  return origin === site.origin ? undefined : origin
}
