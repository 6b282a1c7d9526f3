import { site } from '@site/data/site.ts'

export type ThirdPartyId = 'analytics' | 'ads' | 'bot-check' | 'tools'

/** A third-party service that a page may load once its visitor has agreed. */
export interface ThirdParty {
  id: ThirdPartyId
  name: string
  /** The owner's setting that enables it; null or an empty list means off. */
  setting: string | string[] | null
  /** The first script to load after consent. */
  script?: string
  /** What the content security policy allows in addition, on pages that use the service. */
  sources: Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', string[]>>
}

const { adClient, measurementId, recaptchaSiteKey, turnstileSiteKey } = site.thirdParties

const adHosts = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.adtrafficquality.google',
]

const recaptcha: ThirdParty = {
  id: 'bot-check',
  name: 'Google reCAPTCHA',
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
  setting: turnstileSiteKey,
  script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  sources: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
  },
}

/**
 * The services that the settings of `content/site.yaml` enable. The hosts are those that the providers
 * document.
 */
export const services: ThirdParty[] = [
  {
    id: 'analytics',
    name: 'Google Analytics',
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
    setting: adClient,
    script: `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${adClient}`,
    sources: { 'script-src': adHosts, 'connect-src': adHosts, 'img-src': adHosts, 'frame-src': adHosts },
  },
  turnstileSiteKey ? turnstile : recaptcha,
]

/** Returns every host that a service may contact; a star stands for any subdomain. */
export function hostsOf({ id, sources, setting }: ThirdParty): string[] {
  const addresses = id === 'tools' ? (setting ?? []) : Object.values(sources).flat()
  return [...new Set([addresses].flat().map((address) => address.replace(/^https?:\/\/|\/.*$/g, '')))]
}

/**
 * Returns the origin of an address, or `undefined` if it is the site's own.
 * @throws Error if the address is not a web address, such as one that would run script
 */
export function foreignOrigin(address: string): string | undefined {
  const { origin, protocol } = new URL(address, site.origin)
  if (!/^https?:$/.test(protocol)) throw new Error(`${address} must begin with https:// or /.`)
  return origin === site.origin ? undefined : origin
}
