import { contactFields } from '@lintel/rules/contact.ts'
import { site } from '@site/data/site.ts'
import { formatFacts, namesOf } from '../Message.ts'
import type { Channel } from './Channel.ts'
import { postJson } from './post.ts'

/** Ends with the account number and the form's id; the host depends on the account's region. */
const address =
  /^https:\/\/[^/]+\/submissions\/v3\/integration\/secure\/submit\/\d+\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Facts that have their own field in HubSpot. */
const contactLabels = [contactFields.name, contactFields.email, contactFields.company].map(
  ({ label }) => label,
)

/** HubSpot's object type id for a contact. */
const contact = '0-1'

/**
 * Creates a contact in HubSpot by an authenticated form submission
 * (https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy/submit-data-authenticated).
 * HubSpot merges submissions by email address, but takes no idempotency key, so a retry cannot be told apart.
 */
export const hubspot: Channel = {
  label: 'HubSpot',
  isOn: ({ HUBSPOT_URL, HUBSPOT_TOKEN }) => Boolean(HUBSPOT_URL && HUBSPOT_TOKEN),
  rules: ({ HUBSPOT_URL, HUBSPOT_TOKEN }) => [
    [
      'HUBSPOT_URL',
      HUBSPOT_URL && !address.test(HUBSPOT_URL),
      'is no form of HubSpot',
      'write https://api.hsforms.com/submissions/v3/integration/secure/submit/ACCOUNT/FORM',
    ],
    [
      'HUBSPOT_TOKEN',
      Boolean(HUBSPOT_URL) !== Boolean(HUBSPOT_TOKEN),
      'and HUBSPOT_URL belong together',
      'set both, or neither',
    ],
  ],
  kinds: ['enquiry'],
  send: async (env, { enquiry, facts = [] }) => {
    if (!enquiry) return
    const { name, email, company, message, source } = enquiry
    const values = {
      email,
      ...namesOf(name),
      company,
      message: [
        message,
        '',
        ...formatFacts(facts.filter(({ label }) => !contactLabels.includes(label))),
      ].join('\n'),
    }
    const body = {
      fields: Object.entries(values)
        .filter(([, value]) => value)
        .map(([name, value]) => ({ objectTypeId: contact, name: name.toLowerCase(), value })),
      context: { pageUri: `${site.origin}${source.formPage ?? '/contact'}`, pageName: 'Contact form' },
    }
    await postJson('HubSpot', env.HUBSPOT_URL ?? '', JSON.stringify(body), {
      headers: { Authorization: `Bearer ${env.HUBSPOT_TOKEN}` },
      // Keeps only the error types, which are constants; HubSpot's messages repeat what was sent.
      reasons: /(?<="errorType":\s?")[A-Z_]{3,40}(?=")/,
    })
  },
}
