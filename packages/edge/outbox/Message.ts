import type { ContactFields } from '@lintel/rules/contact.ts'
import type { Fact, Source } from '@lintel/rules/source.ts'
import { site } from '@site/data/site.ts'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { Environment } from '../environment.ts'

/** What the owner is notified of. */
export const ownerKinds = ['enquiry', 'enquiry-erased', 'doubt', 'due', 'digest', 'alarm'] as const

export type OwnerKind = (typeof ownerKinds)[number]

/** An enquiry for receivers that have a field for each part. Times are ISO 8601. */
export interface EnquiryDetails extends ContactFields {
  reference: string
  flag: string | null
  receivedAt: string
  replyBy: string
  source: Source
}

/** Splits a name as customer databases expect it: the last word, and everything before it. */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.split(' ')
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** A notification for every channel: facts and text for people, the event for programs. */
export interface Message {
  /** The same in every attempt, so that a receiver can drop duplicates. */
  id: string
  /** A visitor's address; without it, the message goes to the owner. */
  to?: string
  replyTo?: { name: string; address: string }
  /** Contains nothing that a visitor wrote. */
  title: string
  /** The subject of the mail, if it says more than the title. */
  subject?: string
  facts?: Fact[]
  /** The text after the facts, with line breaks. */
  content: string
  headers?: Record<string, string>
  event: { type: string; [key: string]: unknown }
  enquiry?: EnquiryDetails
}

export type Mail = ReturnType<typeof toMail>

/**
 * Converts a message for nodemailer; its id becomes the Message-ID. Addresses are objects, because a string
 * could be parsed as several recipients.
 */
export function toMail(env: Environment, message: Message) {
  const from = { name: site.name, address: env.NOTIFY_FROM ?? '' }
  const { to = env.NOTIFY_TO ?? '', facts = [], replyTo, subject = message.title } = message
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: looksEncoded(replyTo.name) ? { ...replyTo, name: '' } : replyTo }),
    text: [...formatFacts(facts), ...(facts.length > 0 ? [''] : []), message.content].join('\n'),
    messageId: `<${message.id}@${from.address.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      Subject: looksEncoded(subject) ? encoded(subject) : subject,
      ...message.headers,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Whether programs for mail may decode a text of a visitor's, and so show another one: nodemailer passes on what is
 * encoded already (RFC 2047), and leaves a name in quotation marks, in which many decode as well.
 */
const looksEncoded = (text: string) => text.includes('=?')

const encoded = (text: string) => ({ prepared: true, foldLines: true, value: encodeWord(text, 'Q', 52) })

export function formatFacts(facts: Fact[]): string[] {
  return facts.map(({ label, value }) => `${label}: ${value}`)
}

const maxLines = 20

/** Returns as many lines as a message has room for, and the number of those left out. */
export function truncateLines(lines: string[]): string[] {
  const more = lines.length - maxLines
  return more > 0 ? [...lines.slice(0, maxLines), `… and ${more} more`] : lines
}
