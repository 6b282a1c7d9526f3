import { site } from '#data/site.ts'
import type { Message } from '#functions/_outbox/Message.ts'
import type { Environment } from '#functions/environment.ts'

export type Mail = ReturnType<typeof toMail>

/**
 * A message as mail. Its id becomes the Message-ID, so that a second copy is recognized. Addresses are objects, which
 * nobody parses: as a text, one address may be read as several receivers.
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
