import { promisedTo } from '@lintel/rules/businessHours.ts'
import { edgeOrigin } from '@lintel/rules/edge.ts'
import { site } from '@site/data/site.ts'
import { signId } from '../database/signing.ts'
import type { Environment } from '../environment.ts'
import type { Message } from '../outbox/Message.ts'
import type { Delivery } from '../outbox/outbox.ts'
import { formatOfficeTime } from '../site/formatTime.ts'
import { findEnquiry } from './store.ts'

/**
 * Composes the mail that confirms an enquiry to its sender. Anyone can enter a stranger's address, so the
 * mail contains nothing that the sender wrote.
 */
export async function composeReceipt(
  env: Environment,
  { subject_id: id }: Delivery,
): Promise<Message | undefined> {
  const enquiry = await findEnquiry(env, id)
  if (enquiry?.erased_at !== null) return undefined
  const { reference, email } = enquiry
  return {
    id: `receipt-${id}`,
    to: email,
    title: `${site.name} received your message ${reference}`,
    content: [
      `We have received your message and expect to answer by ${formatOfficeTime(promisedTo(enquiry))}.`,
      `Its reference is ${reference}.`,
      '',
      'To see what we have stored, or to erase it, open this page:',
      `${edgeOrigin}/receipt/${await signId(env, 'receipt', id)}`,
      '',
      'If you did not write to us, someone else used your address. Erase the message on that page, or ignore this email.',
      '',
      site.name,
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-replied' },
    event: { type: 'receipt', id },
  }
}
