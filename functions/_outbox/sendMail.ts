import { site } from '#data/site.ts'
import type { Message } from '#functions/_outbox/Message.ts'
import { sendSmtp } from '#functions/_outbox/sendSmtp.ts'
import type { Environment } from '#functions/environment.ts'

/** By the platform's own binding where there is one for this receiver, else by SMTP. */
export async function sendMail(env: Environment, message: Message): Promise<void> {
  const binding = message.toOwner ? env.OWNER_MAIL : env.VISITOR_MAIL
  const mail = toMail(env, message)
  if (env.SMTP_URL || !binding) return sendSmtp(env.SMTP_URL ?? '', mail)
  const [{ EmailMessage }, { default: MailComposer }] = await Promise.all([
    import('cloudflare:email'),
    import('nodemailer/lib/mail-composer'),
  ])
  const raw = await new MailComposer(mail).compile().build()
  await binding.send(new EmailMessage(mail.from.address, mail.to, new TextDecoder().decode(raw)))
}

export type Mail = ReturnType<typeof toMail>

function toMail(env: Environment, message: Message) {
  const from = { name: site.name, address: env.NOTIFY_FROM ?? '' }
  return {
    from,
    to: message.to,
    ...(message.replyTo && { replyTo: message.replyTo }),
    subject: message.subject,
    text: message.text,
    messageId: `<${message.id}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
