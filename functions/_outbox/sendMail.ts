import type { Message } from '#functions/_outbox/Message.ts'
import { sendSmtp } from '#functions/_outbox/sendSmtp.ts'
import { toMail } from '#functions/_outbox/toMail.ts'
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
  await binding.send(new EmailMessage(mail.from.address, mail.to.address, new TextDecoder().decode(raw)))
}
