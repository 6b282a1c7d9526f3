import { site } from '@lintel/engine/content/site.ts'
import { contactFields } from '@lintel/rules/contact.ts'
import { formatFacts, namesOf } from '../Message.ts'
import type { Channel } from './Channel.ts'
import { postJson } from './post.ts'

/** With the number of the account and the id of the form at its end; the host depends on where the account is kept. */
const address =
  /^https:\/\/[^/]+\/submissions\/v3\/integration\/secure\/submit\/\d+\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What has a field of its own. */
const contactLabels = [contactFields.name, contactFields.email, contactFields.company].map(
  ({ label }) => label,
)

/** Objects of HubSpot have numbers: this one is the contact. */
const contact = '0-1'

/**
 * A contact of HubSpot, by a submission to one of its forms, with a token
 * (https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy/submit-data-authenticated). HubSpot
 * joins submissions by their address. It takes no key that would tell a repeated submission from another one.
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
      // Of its answer the kinds of errors, which are constants; its sentences repeat what was sent.
      reasons: /(?<="errorType":\s?")[A-Z_]{3,40}(?=")/,
    })
  },
}
