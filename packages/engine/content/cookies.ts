import { site } from '@site/data/site.ts'
import type { Cookies } from '../schemas/cookies.ts'
import { getContent } from './store.ts'
import { isConfigured, optionalServices } from './thirdParties.ts'

type Setting = Cookies['cookies'][number]['use']

const isOn: Record<Setting, boolean> = {
  never: false,
  always: true,
  'with analytics': isConfigured('analytics'),
  'with ads': isConfigured('ads'),
  'with reCAPTCHA': site.thirdParties.recaptchaSiteKey !== null,
  'with any service': optionalServices.length > 0,
}

/** When this build stores a record: never, always, or only after the visitor agreed. */
type Use = 'never' | 'always' | 'consent'

/** Storing the consent choice itself requires no consent. */
const asksNobody: Setting[] = ['always', 'with any service']

function asBuilt<Entry extends Pick<Cookies['cookies'][number], 'use' | 'otherwise'>>(entries: Entry[]) {
  return entries
    .filter(({ use, otherwise }) => isOn[use] || !otherwise)
    .map((entry) => {
      const use: Use = !isOn[entry.use] ? 'never' : asksNobody.includes(entry.use) ? 'always' : 'consent'
      return { ...entry, use }
    })
}

export type CookieWords = ReturnType<typeof cookies>

/** Returns what this build may store in a visitor's browser, and the text of the tables that list it. */
export function cookies() {
  const { tables, cookies, storage } = getContent('cookies')
  return { tables, cookies: asBuilt(cookies), storage: asBuilt(storage) }
}
