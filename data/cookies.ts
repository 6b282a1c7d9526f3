/**
 * What the site may keep in a visitor's browser.
 * Names and durations of the cookies come from the last point of specification section 9.
 */
import { site } from '#data/site.ts'
import { isConfigured, optionalServices, type ThirdPartyId } from '#data/thirdParties.ts'

/** Whether this build keeps a record: never, as part of the site, or only for a visitor who agreed. */
export type Use = 'never' | 'always' | 'consent'

const onlyFor = (id: ThirdPartyId): Use => (isConfigured(id) ? 'consent' : 'never')

export interface Cookie {
  name: string
  purpose: string
  duration: string
  category: 'essential' | 'analytics' | 'preferences' | 'advertising'
  use: Use
}

/** Source: specification section 9. None is set by default: theme and drafts live in browser storage. */
const listed: Cookie[] = [
  {
    name: 'session_id',
    purpose: 'Ties together the requests of one visit.',
    duration: 'One session',
    category: 'essential',
    use: 'never',
  },
  {
    name: 'csrf_token',
    purpose: 'Protects forms against submissions forged by another site.',
    duration: 'One session',
    category: 'essential',
    use: 'never',
  },
  {
    name: 'cookie_consent',
    purpose: 'Remembers whether you agreed to or refused optional cookies.',
    duration: '1 year',
    category: 'essential',
    use: optionalServices.length > 0 ? 'always' : 'never',
  },
  {
    name: '_ga',
    purpose: 'Distinguishes one browser from another in Google Analytics.',
    duration: '2 years',
    category: 'analytics',
    use: onlyFor('analytics'),
  },
  {
    name: '_ga_*',
    purpose: 'Keeps the state of a visit for one Google Analytics property.',
    duration: '2 years',
    category: 'analytics',
    use: onlyFor('analytics'),
  },
  {
    name: '_gid',
    purpose: 'Distinguishes one browser from another in Google Analytics within a day.',
    duration: '24 hours',
    category: 'analytics',
    use: 'never',
  },
  {
    name: 'theme_preference',
    purpose: 'Remembers the choice of a light, dark or system theme.',
    duration: '1 year',
    category: 'preferences',
    use: 'never',
  },
  {
    name: 'language_preference',
    purpose: 'Remembers the language in which you read the site.',
    duration: '1 year',
    category: 'preferences',
    use: 'never',
  },
  {
    name: 'user_preferences',
    purpose: 'Remembers other display settings.',
    duration: '6 months',
    category: 'preferences',
    use: 'never',
  },
  {
    name: '_fbp',
    purpose: 'Identifies a browser to Meta so that the effect of its advertising can be measured.',
    duration: '3 months',
    category: 'advertising',
    use: 'never',
  },
  {
    name: 'ads_preferences',
    purpose: 'Remembers your choices about advertising.',
    duration: '1 year',
    category: 'advertising',
    use: 'never',
  },
]

/** What Google documents for advertisements beyond that list: named only where the owner configured them. */
const ofAds: Cookie[] = ['__gads', '__gpi', '__eoi'].map((name) => ({
  name,
  purpose: 'Lets Google measure its advertisements and limit how often one is shown.',
  duration: '13 months',
  category: 'advertising',
  use: 'consent',
}))

export const cookies: Cookie[] = [...listed, ...(isConfigured('ads') ? ofAds : [])]

interface StorageRecord {
  key: string
  storage: 'local' | 'session'
  purpose: string
  duration: string
  use: Use
}

/** Source: specification section 4 (theme, draft, chat) and section 9 (form limits, draft life). */
const ownRecords: Omit<StorageRecord, 'use'>[] = [
  {
    key: `${site.storagePrefix}.theme`,
    storage: 'local',
    purpose: 'Your choice of a light, dark or system theme.',
    duration: 'Until you clear it',
  },
  {
    key: `${site.storagePrefix}.contact-draft`,
    storage: 'local',
    purpose: 'The unsent words of the contact form, so that a closed tab does not lose them.',
    duration: 'Offered again for 24 hours; removed when you send the message or clear the draft',
  },
  {
    key: `${site.storagePrefix}.contact-submissions`,
    storage: 'local',
    purpose: 'The times at which you sent messages, without their content, to keep the limits of the form.',
    duration: 'Each time counts for 24 hours',
  },
  {
    key: `${site.storagePrefix}.chat`,
    storage: 'session',
    purpose: 'Your conversation with the chat assistant, so that it continues from page to page.',
    duration: 'Until the tab is closed',
  },
  {
    key: `${site.storagePrefix}.words`,
    storage: 'session',
    purpose: 'What you had typed, while an outdated page reloads.',
    duration: 'Until the page has loaded',
  },
]

const ofRecaptcha: StorageRecord = {
  key: '_grecaptcha',
  storage: 'local',
  purpose: 'Lets Google reCAPTCHA tell people from programs.',
  duration: 'Until you clear it',
  use: 'consent',
}

export const storageRecords: StorageRecord[] = [
  ...ownRecords.map((record) => ({ ...record, use: 'always' as const })),
  ...(site.thirdParties.recaptchaSiteKey ? [ofRecaptcha] : []),
]
