import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setLiterals } from '@lintel/cli/source/settings.ts'
import type { BrowserContext } from '@playwright/test'

/** Settings that switch on every third party that the site knows, whatever the owner chose. */
export function configureAll(copy: string) {
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')))
  const services = {
    adClient: 'ca-pub-0000000000000000',
    measurementId: 'G-0000000000',
    recaptchaSiteKey: 'site-key',
    turnstileSiteKey: null,
  }
  const settings = Object.entries(services).map(([name, key]) => [`thirdParties.${name}`, key] as const)
  rewrite('content/site.yaml', (text) => setLiterals('content/site.yaml', text, new Map(settings)))
  rewrite('content/tools/live-streaming-cost-calculator.yaml', (text) =>
    text.replace(/^url: .*/m, 'url: https://tool.example/app'),
  )
}

const year = 365 * 24 * 60 * 60

/** What each service loads first, and a stand-in that leaves what the real one documents. */
const stubs: [string, string][] = [
  [
    'https://www.googletagmanager.com/gtag/js*',
    `document.cookie = '_ga=1; Max-Age=${2 * year}; Path=/'; document.cookie = '_ga_0000000000=1; Max-Age=${2 * year}; Path=/'
     fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' })`,
  ],
  [
    'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js*',
    `document.cookie = '__gads=1; Max-Age=${year}; Path=/'
     document.querySelector('ins.adsbygoogle').textContent = 'An advertisement'`,
  ],
  ['https://www.google.com/recaptcha/api.js*', `localStorage.setItem('_grecaptcha', '1')`],
]

/** Answers for the third parties, so that no test ever reaches them. */
export async function stubAll(context: BrowserContext) {
  for (const [address, body] of stubs)
    await context.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await context.route('https://region1.google-analytics.com/**', (route) => route.fulfill({ status: 204 }))
  await context.route('https://tool.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>A tool of somebody else</h1>' }),
  )
}
