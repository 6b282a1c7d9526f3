import { site } from '@lintel/engine/content/site.ts'

/** Features of browsers that no page of this site uses, and that nothing loaded into it may use either. */
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

/** What every response says besides its content: pages, files, errors and the API, whoever serves them. */
export const headersEverywhere: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Not even the next page of this site learns the address of the one before, which may carry what a visitor typed.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
}

/** What no content security policy of this site allows; each begins with it. */
export const deniedEverywhere = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  // A form may go to the Worker, wherever it answers.
  `form-action 'self'${site.edgeOrigin ? ` ${site.edgeOrigin}` : ''}`,
]

/** The content security policy of answers that are no page of the build. */
export const textPolicy = [
  ...deniedEverywhere,
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * Keeps the address of a page from the pages that are opened after it: from their `document.referrer`, and from their
 * list of history entries, which stricter policies than this one would show. `no-referrer` would do the same, but take
 * the Origin header from the page's forms.
 */
export const personalReferrerPolicy = 'origin'
