import { promisedTo, replyBy } from '@lintel/rules/businessHours.ts'
import { contactFieldNames, contactFields, fieldsOf } from '@lintel/rules/contact.ts'
import { sourceFacts, sourceOf } from '@lintel/rules/source.ts'
import { site } from '@site/data/site.ts'
import { composeReceipt } from '../enquiries/receiptMail.ts'
import { type EnquiryRow, findEnquiry } from '../enquiries/store.ts'
import type { Environment } from '../environment.ts'
import { composeConfirmation } from '../newsletter/confirmation.ts'
import { formatOfficeTime } from '../site/formatTime.ts'
import { composeAlarm } from './alarm.ts'
import { composeDigest } from './digest.ts'
import type { EnquiryDetails, Message } from './Message.ts'
import type { Delivery, Kind } from './outbox.ts'
import { composeQuarantineNotice } from './quarantine.ts'
import { composeReminder } from './reminder.ts'

type Compose = (env: Environment, delivery: Delivery) => Promise<Message | undefined> | Message | undefined

const composers: Record<Kind, Compose> = {
  enquiry: async (env, { subject_id }) => {
    const enquiry = await findEnquiry(env, subject_id)
    return enquiry?.erased_at === null ? composeEnquiry(enquiry.id, detailsOf(enquiry)) : undefined
  },
  'enquiry-erased': async (env, { subject_id }) => {
    const enquiry = await findEnquiry(env, subject_id)
    return enquiry ? composeErasure(enquiry) : undefined
  },
  sample: (_, delivery) => composeSample(delivery),
  doubt: composeQuarantineNotice,
  due: composeReminder,
  digest: composeDigest,
  alarm: composeAlarm,
  receipt: composeReceipt,
  subscription: composeConfirmation,
}

/**
 * Composes a message at the time it is sent, from what is stored then. Returns `undefined` if there is
 * nothing left to say.
 */
export async function compose(env: Environment, delivery: Delivery): Promise<Message | undefined> {
  return composers[delivery.kind](env, delivery)
}

function detailsOf(row: EnquiryRow): EnquiryDetails {
  const { reference, flag } = row
  return {
    reference,
    ...fieldsOf((field) => row[field]),
    flag,
    source: sourceOf(row),
    receivedAt: new Date(row.received_at).toISOString(),
    replyBy: promisedTo(row).toISOString(),
  }
}

function composeEnquiry(id: string, enquiry: EnquiryDetails): Message {
  const { reference, name, email, message, flag, source, receivedAt } = enquiry
  const filled = contactFieldNames.filter((field) => field !== 'message' && enquiry[field])
  const promised = `${formatOfficeTime(new Date(enquiry.replyBy))} (${site.responseTime.within} business hours)`
  return {
    id,
    replyTo: { name, address: email },
    title: `Enquiry ${reference}`,
    subject: `Enquiry ${reference} from ${name}`,
    facts: [
      { label: 'Reference', value: reference },
      ...filled.map((field) => ({ label: contactFields[field].label, value: enquiry[field] })),
      ...(flag ? [{ label: 'Flag', value: flag }] : []),
      ...sourceFacts(source),
      { label: 'Received', value: formatOfficeTime(new Date(receivedAt)) },
      { label: 'Answer by', value: promised },
    ],
    content: message,
    event: { type: 'enquiry', id, ...enquiry, cameFrom: source.cameFrom ?? null },
    enquiry,
  }
}

/** Composes a test that goes wherever enquiries go, and whose every part says that it is a test. */
function composeSample({ subject_id, created_at }: Delivery): Message {
  const received = new Date(created_at)
  const sample = composeEnquiry(`sample-${subject_id}`, {
    reference: 'TEST-0000',
    ...fieldsOf(() => 'Test'),
    name: `Test of ${site.name}`,
    email: site.email.hello,
    message: `This is a test of the notifications of ${site.name}. Nobody has written, and nothing is to be answered.`,
    flag: null,
    receivedAt: received.toISOString(),
    replyBy: replyBy(received).toISOString(),
    source: { firstPage: '/', formPage: '/contact' },
  })
  const title = 'Test: no enquiry'
  return { ...sample, title, subject: title, event: { ...sample.event, type: 'enquiry-test' } }
}

function composeErasure({ id, reference, erased_at }: EnquiryRow): Message {
  return {
    id: `erased-${id}`,
    title: `Enquiry ${reference} was erased by its sender`,
    content: `The sender of enquiry ${reference} erased it on the site.\nPlease delete the copies in your mail, and wherever else it was sent, as well.`,
    event: { type: 'enquiry-erased', id, reference, erasedAt: new Date(erased_at ?? 0).toISOString() },
  }
}
