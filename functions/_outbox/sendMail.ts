import { type Message, toMail } from '#functions/_outbox/Message.ts'
import { sendSmtp } from '#functions/_outbox/sendSmtp.ts'
import type { Environment } from '#functions/environment.ts'

/**
 * By the platform's own binding where there is one for this receiver, else by SMTP.
 * @throws Error whose message holds nothing of what a visitor wrote
 */
export async function sendMail(env: Environment, message: Message): Promise<void> {
  const binding = message.toOwner ? env.OWNER_MAIL : env.VISITOR_MAIL
  const mail = toMail(env, message)
  if (env.SMTP_URL || !binding) {
    return sendSmtp(env.SMTP_URL ?? '', mail, message.toOwner)
  }
  const [{ EmailMessage }, { default: MailComposer }] = await Promise.all([
    import('cloudflare:email'),
    import('nodemailer/lib/mail-composer'),
  ])
  const raw = await new MailComposer(mail).compile().build()
  const email = new EmailMessage(mail.from.address, mail.to.address, new TextDecoder().decode(raw))
  await binding.send(email).catch((error: Error) => {
    throw new Error(reasonOf(error, message))
  })
}

/** The platform's words are kept unless they repeat a visitor's name or address. */
function reasonOf(error: Error, { toOwner, to, replyTo }: Message): string {
  const visitors = [toOwner ? '' : to, replyTo?.name ?? '', replyTo?.address ?? ''].filter(Boolean)
  const isPersonal = visitors.some((words) => error.message.toLowerCase().includes(words.toLowerCase()))
  return isPersonal ? 'The platform did not take the mail.' : error.message
}
