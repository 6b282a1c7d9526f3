/**
 * What the site may keep in a visitor's browser.
 * Names and durations of the cookies come from the last point of specification section 9.
 */
import { site } from '#data/site.ts'

export interface Cookie {
  name: string
  purpose: string
  duration: string
  category: 'essential' | 'analytics' | 'preferences' | 'advertising'
  /** False where this build never sets it. */
  inUse: boolean
}

/** Source: specification section 9. None is set by default: theme and drafts live in browser storage. */
export const cookies: Cookie[] = [
  {
    name: 'session_id',
    purpose: 'Ties together the requests of one visit.',
    duration: 'One session',
    category: 'essential',
    inUse: false,
  },
  {
    name: 'csrf_token',
    purpose: 'Protects forms against submissions forged by another site.',
    duration: 'One session',
    category: 'essential',
    inUse: false,
  },
  {
    name: 'cookie_consent',
    purpose: 'Remembers whether you agreed to or refused optional cookies.',
    duration: '1 year',
    category: 'essential',
    inUse: false,
  },
  {
    name: '_ga',
    purpose: 'Distinguishes one browser from another in Google Analytics.',
    duration: '2 years',
    category: 'analytics',
    inUse: false,
  },
  {
    name: '_ga_*',
    purpose: 'Keeps the state of a visit for one Google Analytics property.',
    duration: '2 years',
    category: 'analytics',
    inUse: false,
  },
  {
    name: '_gid',
    purpose: 'Distinguishes one browser from another in Google Analytics within a day.',
    duration: '24 hours',
    category: 'analytics',
    inUse: false,
  },
  {
    name: 'theme_preference',
    purpose: 'Remembers the choice of a light, dark or system theme.',
    duration: '1 year',
    category: 'preferences',
    inUse: false,
  },
  {
    name: 'language_preference',
    purpose: 'Remembers the language in which you read the site.',
    duration: '1 year',
    category: 'preferences',
    inUse: false,
  },
  {
    name: 'user_preferences',
    purpose: 'Remembers other display settings.',
    duration: '6 months',
    category: 'preferences',
    inUse: false,
  },
  {
    name: '_fbp',
    purpose: 'Identifies a browser to Meta so that the effect of its advertising can be measured.',
    duration: '3 months',
    category: 'advertising',
    inUse: false,
  },
  {
    name: 'ads_preferences',
    purpose: 'Remembers your choices about advertising.',
    duration: '1 year',
    category: 'advertising',
    inUse: false,
  },
]

/** Source: specification section 4 (theme, draft, chat) and section 9 (form limits, draft life). */
export const storageRecords: {
  key: string
  storage: 'local' | 'session'
  purpose: string
  duration: string
}[] = [
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
]
