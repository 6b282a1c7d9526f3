import { site } from '#content/site.ts'
import type { Environment } from '#functions/environment.ts'

/** A notification for every channel: the text for people, the event for programs. */
export interface Message {
  /** The same in every attempt, so that a receiver can drop duplicates. */
  id: string
  toOwner: boolean
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  headers?: Record<string, string>
  event: { type: string; [key: string]: unknown }
}

export type Mail = ReturnType<typeof toMail>

/**
 * The message for nodemailer. Its id becomes the Message-ID. Addresses are objects, which nobody parses: as a string,
 * one address may be read as several receivers.
 */
export function toMail(env: Environment, message: Message) {
  const from = { name: site.name, address: env.NOTIFY_FROM ?? '' }
  return {
    from,
    to: { name: '', address: message.to },
    ...(message.replyTo && { replyTo: message.replyTo }),
    subject: message.subject,
    text: message.text,
    messageId: `<${message.id}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
