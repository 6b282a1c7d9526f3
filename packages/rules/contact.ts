import { findSpam } from './spam.ts'
import { cleanText } from './text.ts'

/** A field of the contact form. `contactRules` says what its text must be. Lengths are in characters. */
interface ContactFieldDefinition {
  /**
   * The label for the owner and on the receipt; the form's own is in `content/interface/contact-form.yaml`.
   */
  label: string
  control: 'text' | 'email' | 'textarea'
  autoComplete?: 'name' | 'email' | 'organization'
  /** 0 if the field may be empty. */
  minimum: number
  /** The longest text that its control accepts. */
  box: number
  /** The text must be shorter than this, whoever sends it. */
  under: number
}

/**
 * All fields, in the order of the form (docs/requirements.md, "The contact form"). Everything else follows
 * from them: the form and its draft, a database column of the same name, every channel, the receipt, the
 * desk, exports and erasure.
 */
const fields = {
  name: { label: 'Name', control: 'text', autoComplete: 'name', minimum: 2, box: 50, under: 100 },
  email: { label: 'Email', control: 'email', autoComplete: 'email', minimum: 1, box: 254, under: 255 },
  company: {
    label: 'Company',
    control: 'text',
    autoComplete: 'organization',
    minimum: 0,
    box: 100,
    under: 150,
  },
  message: { label: 'Message', control: 'textarea', minimum: 10, box: 1000, under: 2000 },
} satisfies Record<string, ContactFieldDefinition>

export type ContactField = keyof typeof fields
export const contactFields: Record<ContactField, ContactFieldDefinition> = fields
export const contactFieldNames = Object.keys(fields) as ContactField[]

export const contactMessages = {
  nameShort: 'Name must be at least 2 characters long',
  nameLong: 'Name must be less than 100 characters',
  emailMissing: 'Email is required',
  emailLong: 'Email is too long',
  emailFormat: 'Invalid email format',
  /** Shown beside the field from the start. */
  emailExample: 'for example, you@company.com',
  emailSuspicious: 'Email contains suspicious content',
  companyLong: 'Company name must be less than 150 characters',
  messageShort: 'Message must be at least 10 characters long',
  messageLong: 'Message must be less than 2000 characters',
  messageSpam: 'Message appears to be spam',
  /** Follows the detail of what looked like spam, and precedes an email address. */
  ifGenuine: 'If your message is genuine, write to',
  bot: 'Bot detected. Please try again.',
  failed: 'Failed to send your message. Please try again.',
  network: 'Failed to send your message. Please check your internet connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  botCheckMissing: 'Recaptcha script is not available',
} as const

export type ContactFields = Record<ContactField, string>

/** Builds a record with a value for each field. */
export function fieldsOf<Value>(toValue: (field: ContactField) => Value): Record<ContactField, Value> {
  return Object.fromEntries(contactFieldNames.map((field) => [field, toValue(field)])) as Record<
    ContactField,
    Value
  >
}

export interface ContactIssue {
  field: ContactField
  message: string
  /**
   * True if the security check refuses it, which the form lists under "Security Alert"; otherwise it is a
   * slip.
   */
  isSecurity?: true
  /** What exactly triggered the message, if the message alone leaves a person guessing. */
  detail?: string
}

/** A rule receives clean text and returns an issue, or `undefined`. */
type ContactRule = (text: string) => Omit<ContactIssue, 'field'> | undefined

const simpleAddress = /^[^\s@,;()[\]\\"]+@[^\s@,;()[\]\\"]+\.[^\s@,;()[\]\\".]+$/
/**
 * Matches what a parser of recipients or links could read as more than one plain address: the colon of a
 * group (RFC 5322), an encoded word (RFC 2047), a domain that ends before the text does, and invisible
 * characters. Checked last, because `javascript:` and the like have a message of their own.
 */
const ambiguous = /:|=\?[^?]*\?[bq]\?|@.*[^\p{L}\p{M}\p{N}.-]|\p{Cf}/iu
/** Joiners and other format characters, which do not count toward a name's length. */
const invisible = /\p{Cf}/gu
const suspicious = /[<>]|javascript:|data:|vbscript:|\bon(?:load|error)/i

const contactRules = {
  name: [
    refuse((name) => name.replace(invisible, '').length < fields.name.minimum, contactMessages.nameShort),
    suspect((name) => name.length >= fields.name.under, contactMessages.nameLong),
  ],
  email: [
    refuse((email) => email === '', contactMessages.emailMissing),
    refuse((email) => email.length >= fields.email.under, contactMessages.emailLong),
    refuse((email) => !simpleAddress.test(email), contactMessages.emailFormat),
    suspect((email) => suspicious.test(email), contactMessages.emailSuspicious),
    refuse((email) => ambiguous.test(email), contactMessages.emailFormat),
  ],
  company: [suspect((company) => company.length >= fields.company.under, contactMessages.companyLong)],
  message: [
    refuse((message) => message.length < fields.message.minimum, contactMessages.messageShort),
    suspect((message) => message.length >= fields.message.under, contactMessages.messageLong),
    refuseSpam,
  ],
} satisfies Record<ContactField, ContactRule[]>

export function cleanContact(fields: ContactFields): ContactFields {
  return fieldsOf((field) => cleanText(fields[field]))
}

/** Returns the first issue of each field, in the order of the form. Cleans the fields itself. */
export function checkContact(fields: ContactFields): ContactIssue[] {
  const clean = cleanContact(fields)
  return contactFieldNames.flatMap((field) => checkField(field, clean[field]) ?? [])
}

export function checkField(field: ContactField, text: string): ContactIssue | undefined {
  for (const rule of contactRules[field]) {
    const issue = rule(text)
    if (issue) return { field, ...issue }
  }
  return undefined
}

function refuse(isWrong: (text: string) => boolean, message: string): ContactRule {
  return (text) => (isWrong(text) ? { message } : undefined)
}

/**
 * Reports as a security issue what nobody types by mistake: text longer than its control accepts, or meant
 * for machines.
 */
function suspect(isWrong: (text: string) => boolean, message: string): ContactRule {
  return (text) => (isWrong(text) ? { message, isSecurity: true } : undefined)
}

function refuseSpam(message: string): ReturnType<ContactRule> {
  const detail = findSpam(message)
  return detail ? { message: contactMessages.messageSpam, isSecurity: true, detail } : undefined
}

/**
 * Returns an email address in the one spelling by which addresses are compared. A domain is the same in any case and
 * composition of its letters, and in ASCII.
 * @param address that `checkField` accepts
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const inAscii = URL.parse(`http://${domain}`)?.hostname ?? domain.toLowerCase()
  return `${address.slice(0, at).toLowerCase().normalize('NFC')}@${inAscii}`
}
