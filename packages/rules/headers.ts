import { site } from '@site/data/site.ts'

/** Browser features that no page of this site uses, denied to third-party content as well. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Headers of every response, whoever serves it: pages, files, errors and the API. */
export const headersEverywhere: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Hides full addresses even from the next page of this site, because they may contain what a visitor typed.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
}

/** Denied by every content security policy of this site, and the beginning of each. */
export const deniedEverywhere = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  // Forms may post to the Worker on its own origin.
  `form-action 'self'${site.edgeOrigin ? ` ${site.edgeOrigin}` : ''}`,
]

/** The content security policy of responses that are not pages of the build. */
export const textPolicy = [
  ...deniedEverywhere,
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * Keeps a page's address from the pages that are opened after it, both in `document.referrer` and in their
 * history entries, where stricter policies would reveal it. `no-referrer` would also hide it, but would
 * remove the Origin header from the page's forms.
 */
export const personalReferrerPolicy = 'origin'
