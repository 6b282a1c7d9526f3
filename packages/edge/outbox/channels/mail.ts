import type { Environment } from '../../environment.ts'
import { isSingleAddress } from '../../settings.ts'
import { type Message, ownerKinds, toMail } from '../Message.ts'
import type { Channel } from './Channel.ts'
import { credentials, sendSmtp } from './sendSmtp.ts'

const single = 'write one address, without a name'

/** Mail to the owner. It is the most reliable channel, so it carries quarantined enquiries too. */
export const mail: Channel = {
  label: 'mail',
  isOn: ({ NOTIFY_TO, NOTIFY_FROM, OWNER_MAIL, SMTP_URL }) =>
    Boolean(NOTIFY_TO && NOTIFY_FROM && (OWNER_MAIL || SMTP_URL)),
  rules: ({ NOTIFY_TO, NOTIFY_FROM, OWNER_MAIL, SMTP_URL }) => [
    ['NOTIFY_TO', NOTIFY_TO && !NOTIFY_FROM, 'is set, but NOTIFY_FROM is not', 'set both, or neither'],
    ['NOTIFY_TO', !isSingleAddress(NOTIFY_TO), 'is not one email address', single],
    ['NOTIFY_FROM', !isSingleAddress(NOTIFY_FROM), 'is not one email address', single],
    ['NOTIFY_TO', NOTIFY_TO && !OWNER_MAIL && !SMTP_URL, 'gets no mail', 'bind OWNER_MAIL, or set SMTP_URL'],
    [
      'SMTP_URL',
      SMTP_URL && !/^smtps?:\/\/[^/]/.test(URL.parse(SMTP_URL)?.href ?? ''),
      'is no such address',
      'begin it with smtps://',
    ],
    [
      'SMTP_URL',
      !hasReadableCredentials(SMTP_URL),
      'has a % in its user or password that stands for no character',
      'write %25 for a percent sign',
    ],
  ],
  acceptsQuarantined: true,
  kinds: ownerKinds,
  send: sendMail,
}

function hasReadableCredentials(address = ''): boolean {
  const server = URL.parse(address)
  try {
    return !server || Boolean(credentials(server))
  } catch {
    return false
  }
}

/**
 * Sends by SMTP if it is set up, and by the platform's binding otherwise.
 * @throws Error whose message contains nothing that a visitor wrote
 */
export async function sendMail(env: Environment, message: Message): Promise<void> {
  const toOwner = message.to === undefined
  const binding = toOwner ? env.OWNER_MAIL : env.VISITOR_MAIL
  const composed = toMail(env, message)
  if (env.SMTP_URL || !binding) return sendSmtp(env.SMTP_URL ?? '', composed, toOwner)
  const [{ EmailMessage }, { default: MailComposer }] = await Promise.all([
    import('cloudflare:email'),
    import('nodemailer/lib/mail-composer'),
  ])
  const raw = await new MailComposer(composed).compile().build()
  const email = new EmailMessage(composed.from.address, composed.to.address, new TextDecoder().decode(raw))
  await binding.send(email).catch((error: Error) => {
    throw new Error(reasonOf(error, message))
  })
}

/** Keeps the platform's message unless it repeats a visitor's name or address. */
function reasonOf({ message: reason }: Error, { to, replyTo }: Message): string {
  const isPersonal = [to, replyTo?.name, replyTo?.address].some(
    (phrase) => phrase && reason.toLowerCase().includes(phrase.toLowerCase()),
  )
  return isPersonal ? 'The platform did not take the mail.' : reason
}
