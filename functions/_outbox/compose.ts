import { site } from '#content/site.ts'
import { replyBy } from '#data/rules/businessHours.ts'
import { composeConfirmation } from '#functions/_newsletter/confirmation.ts'
import { composeAlarm } from '#functions/_outbox/alarm.ts'
import type { Message } from '#functions/_outbox/Message.ts'
import type { Delivery } from '#functions/_outbox/outbox.ts'
import { formatOfficeTime } from '#functions/_site/formatTime.ts'
import type { Environment } from '#functions/environment.ts'

interface EnquiryRow {
  id: string
  reference: string
  received_at: number
  name: string
  email: string
  company: string
  message: string
  flag: string | null
  came_from: string | null
  erased_at: number | null
}

/** Writes the message when it is sent, from what is stored then. Nothing means that there is nothing left to tell. */
export async function compose(env: Environment, delivery: Delivery): Promise<Message | undefined> {
  if (delivery.kind === 'subscription') return composeConfirmation(env, delivery)
  if (delivery.kind === 'alarm') return composeAlarm(env, delivery)
  const query = env.DATABASE.prepare('SELECT * FROM enquiries WHERE id = ?1').bind(delivery.subject_id)
  const enquiry = await query.first<EnquiryRow>()
  if (!enquiry) return undefined
  if (delivery.kind === 'enquiry-erased') return composeErasure(env, enquiry)
  return enquiry.erased_at === null ? composeEnquiry(env, enquiry) : undefined
}

function composeEnquiry(env: Environment, enquiry: EnquiryRow): Message {
  const { id, reference, name, email, company, message, flag, came_from, received_at } = enquiry
  const answerBy = replyBy(new Date(received_at))
  const lines = [
    `Reference: ${reference}`,
    `Name: ${name}`,
    `Email: ${email}`,
    ...(company ? [`Company: ${company}`] : []),
    ...(flag ? [`Flag: ${flag}`] : []),
    ...(came_from ? [`Came from: ${came_from}`] : []),
    `Received: ${formatOfficeTime(new Date(received_at))}`,
    `Answer by: ${formatOfficeTime(answerBy)} (${site.responseTime.within} business hours)`,
    '',
    message,
  ]
  return {
    id,
    toOwner: true,
    to: env.NOTIFY_TO ?? '',
    replyTo: { name, address: email },
    subject: `Enquiry ${reference} from ${name}`,
    text: lines.join('\n'),
    event: {
      type: 'enquiry',
      ...{ id, reference, name, email, company, message, flag, cameFrom: came_from },
      receivedAt: new Date(received_at).toISOString(),
      replyBy: answerBy.toISOString(),
    },
  }
}

function composeErasure(env: Environment, { id, reference, erased_at }: EnquiryRow): Message {
  return {
    id: `erased-${id}`,
    toOwner: true,
    to: env.NOTIFY_TO ?? '',
    subject: `Enquiry ${reference} was erased by its sender`,
    text: `The sender of enquiry ${reference} erased it on the site.\nPlease delete the copies in your mail as well.`,
    event: { type: 'enquiry-erased', id, reference, erasedAt: new Date(erased_at ?? 0).toISOString() },
  }
}
