import { findSpam } from '#data/rules/spam.ts'
import { cleanText } from '#data/rules/text.ts'

/**
 * In characters (specification sections 5 and 9). `box` is what an input accepts while typing; the check accepts up to
 * `maximum`, and only what stays below `under`.
 */
export const contactLimits = {
  name: { minimum: 2, box: 50, under: 100 },
  email: { maximum: 254 },
  company: { box: 100, under: 150 },
  message: { minimum: 10, box: 1000, under: 2000 },
} as const

export const contactMessages = {
  nameShort: 'Name must be at least 2 characters long',
  nameLong: 'Name must be less than 100 characters',
  emailMissing: 'Email is required',
  emailLong: 'Email is too long',
  emailFormat: 'Invalid email format',
  emailSuspicious: 'Email contains suspicious content',
  companyLong: 'Company name must be less than 150 characters',
  messageShort: 'Message must be at least 10 characters long',
  messageLong: 'Message must be less than 2000 characters',
  messageSpam: 'Message appears to be spam',
  /** After what exactly was taken for spam; an email address follows. */
  ifGenuine: 'If your message is genuine, write to',
  bot: 'Bot detected. Please try again.',
  failed: 'Failed to send your message. Please try again.',
  network: 'Failed to send your message. Please check your internet connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  botCheckMissing: 'Recaptcha script is not available',
} as const

/** In the order of the form. */
const contactFields = ['name', 'email', 'company', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactFields = Record<ContactField, string>

/** All fields, each with its text. */
export const fieldsOf = (textOf: (field: ContactField) => string) =>
  Object.fromEntries(contactFields.map((field) => [field, textOf(field)])) as ContactFields

export interface ContactIssue {
  field: ContactField
  message: string
  /** What exactly triggered the message, where the message alone leaves a person guessing. */
  detail?: string
}

/** A rule sees clean text and answers with an issue, or nothing. */
type ContactRule = (text: string) => Omit<ContactIssue, 'field'> | undefined

const simpleAddress = /^[^\s@,;()[\]\\"]+@[^\s@,;()[\]\\"]+\.[^\s@,;()[\]\\".]+$/
/**
 * What a parser of receivers or of links reads as more than one plain address: the colon of a group (RFC 5322), an
 * encoded word (RFC 2047), and a domain that ends before the text does; and characters that nobody sees. Asked last, because the specification has a
 * message of its own for `javascript:` and its like.
 */
const ambiguous = /:|=\?[^?]*\?[bq]\?|@.*[^\p{L}\p{M}\p{N}.-]|\p{Cf}/iu
/** Joiners and other format characters, of which no name consists. */
const invisible = /\p{Cf}/gu
const suspicious = /[<>]|javascript:|data:|vbscript:|\bon(?:load|error)/i

const contactRules = {
  name: [
    refuse(
      (name) => name.replace(invisible, '').length < contactLimits.name.minimum,
      contactMessages.nameShort,
    ),
    refuse((name) => name.length >= contactLimits.name.under, contactMessages.nameLong),
  ],
  email: [
    refuse((email) => email === '', contactMessages.emailMissing),
    refuse((email) => email.length > contactLimits.email.maximum, contactMessages.emailLong),
    refuse((email) => !simpleAddress.test(email), contactMessages.emailFormat),
    refuse((email) => suspicious.test(email), contactMessages.emailSuspicious),
    refuse((email) => ambiguous.test(email), contactMessages.emailFormat),
  ],
  company: [refuse((company) => company.length >= contactLimits.company.under, contactMessages.companyLong)],
  message: [
    refuse((message) => message.length < contactLimits.message.minimum, contactMessages.messageShort),
    refuse((message) => message.length >= contactLimits.message.under, contactMessages.messageLong),
    refuseSpam,
  ],
} satisfies Record<ContactField, ContactRule[]>

export function cleanContact(fields: ContactFields): ContactFields {
  return fieldsOf((field) => cleanText(fields[field]))
}

/** The first issue of each field, in the order of the form. Cleans the fields itself. */
export function checkContact(fields: ContactFields): ContactIssue[] {
  const clean = cleanContact(fields)
  return contactFields.flatMap((field) => checkField(field, clean[field]) ?? [])
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

function refuseSpam(message: string): ReturnType<ContactRule> {
  const detail = findSpam(message)
  return detail ? { message: contactMessages.messageSpam, detail } : undefined
}
