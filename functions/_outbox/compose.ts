import { site } from '#content/site.ts'
import { replyBy } from '#data/rules/businessHours.ts'
import { type SourceRow, sourceFacts, sourceOf } from '#data/rules/source.ts'
import { composeReceipt } from '#functions/_enquiries/receiptMail.ts'
import { composeConfirmation } from '#functions/_newsletter/confirmation.ts'
import { composeAlarm } from '#functions/_outbox/alarm.ts'
import { composeDigest } from '#functions/_outbox/digest.ts'
import { composeDoubt } from '#functions/_outbox/doubt.ts'
import { composeDue } from '#functions/_outbox/due.ts'
import { type Message, type ToldEnquiry, toOwner } from '#functions/_outbox/Message.ts'
import type { Delivery, Kind } from '#functions/_outbox/outbox.ts'
import { formatOfficeTime } from '#functions/_site/formatTime.ts'
import type { Environment } from '#functions/environment.ts'

interface EnquiryRow extends SourceRow {
  id: string
  reference: string
  received_at: number
  name: string
  email: string
  company: string
  message: string
  flag: string | null
  erased_at: number | null
}

type Compose = (env: Environment, delivery: Delivery) => Promise<Message | undefined> | Message | undefined

const composers: Record<Kind, Compose> = {
  enquiry: async (env, { subject_id }) => {
    const enquiry = await find(env, subject_id)
    return enquiry?.erased_at === null ? composeEnquiry(env, enquiry.id, toldOf(enquiry)) : undefined
  },
  'enquiry-erased': async (env, { subject_id }) => {
    const enquiry = await find(env, subject_id)
    return enquiry ? composeErasure(env, enquiry) : undefined
  },
  sample: composeSample,
  doubt: composeDoubt,
  due: composeDue,
  digest: composeDigest,
  alarm: composeAlarm,
  receipt: composeReceipt,
  subscription: composeConfirmation,
}

/** Writes the message when it is sent, from what is stored then. Nothing means that there is nothing left to tell. */
export async function compose(env: Environment, delivery: Delivery): Promise<Message | undefined> {
  return composers[delivery.kind](env, delivery)
}

function find({ DATABASE }: Environment, id: string): Promise<EnquiryRow | null> {
  return DATABASE.prepare('SELECT * FROM enquiries WHERE id = ?1').bind(id).first<EnquiryRow>()
}

function toldOf({ received_at, ...row }: EnquiryRow): ToldEnquiry {
  const { reference, name, email, company, message, flag } = row
  const received = new Date(received_at)
  return {
    ...{ reference, name, email, company, message, flag, source: sourceOf(row) },
    receivedAt: received.toISOString(),
    replyBy: replyBy(received).toISOString(),
  }
}

function composeEnquiry(env: Environment, id: string, enquiry: ToldEnquiry): Message {
  const { reference, name, email, company, message, flag, source, receivedAt } = enquiry
  const promised = `${formatOfficeTime(new Date(enquiry.replyBy))} (${site.responseTime.within} business hours)`
  return {
    id,
    ...toOwner(env),
    replyTo: { name, address: email },
    title: `Enquiry ${reference}`,
    subject: `Enquiry ${reference} from ${name}`,
    facts: [
      { label: 'Reference', value: reference },
      { label: 'Name', value: name },
      { label: 'Email', value: email },
      ...(company ? [{ label: 'Company', value: company }] : []),
      ...(flag ? [{ label: 'Flag', value: flag }] : []),
      ...sourceFacts(source),
      { label: 'Received', value: formatOfficeTime(new Date(receivedAt)) },
      { label: 'Answer by', value: promised },
    ],
    words: message,
    event: { type: 'enquiry', id, ...enquiry, cameFrom: source.cameFrom ?? null },
    enquiry,
  }
}

/** Goes where enquiries go, and says in each of its parts that it is none. */
function composeSample(env: Environment, { subject_id, created_at }: Delivery): Message {
  const received = new Date(created_at)
  const sample = composeEnquiry(env, `sample-${subject_id}`, {
    reference: 'TEST-0000',
    name: `Test of ${site.name}`,
    email: site.email.hello,
    company: 'Test',
    message: `This is a test of the notifications of ${site.name}. Nobody has written, and nothing is to be answered.`,
    flag: null,
    receivedAt: received.toISOString(),
    replyBy: replyBy(received).toISOString(),
    source: { firstPage: '/', formPage: '/contact' },
  })
  const title = 'Test: no enquiry'
  return { ...sample, title, subject: title, event: { ...sample.event, type: 'enquiry-test' } }
}

function composeErasure(env: Environment, { id, reference, erased_at }: EnquiryRow): Message {
  return {
    id: `erased-${id}`,
    ...toOwner(env),
    title: `Enquiry ${reference} was erased by its sender`,
    facts: [],
    words: `The sender of enquiry ${reference} erased it on the site.\nPlease delete the copies in your mail, and wherever else it was sent, as well.`,
    event: { type: 'enquiry-erased', id, reference, erasedAt: new Date(erased_at ?? 0).toISOString() },
  }
}
