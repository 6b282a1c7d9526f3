import { site } from '#content/site.ts'
import { edgeOrigin } from '#data/edge.ts'
import { replyBy } from '#data/rules/businessHours.ts'
import { signId } from '#functions/_database/signing.ts'
import type { Message } from '#functions/_outbox/Message.ts'
import type { Delivery } from '#functions/_outbox/outbox.ts'
import { formatOfficeTime } from '#functions/_site/formatTime.ts'
import type { Environment } from '#functions/environment.ts'

interface EnquiryRow {
  reference: string
  email: string
  received_at: number
}

/**
 * The mail that confirms an enquiry to whoever is said to have sent it. Anybody can name the address of a stranger, so
 * no word of the sender's is in it.
 */
export async function composeReceipt(
  env: Environment,
  { subject_id: id }: Delivery,
): Promise<Message | undefined> {
  const query = env.DATABASE.prepare(
    'SELECT reference, email, received_at FROM enquiries WHERE id = ?1 AND erased_at IS NULL',
  )
  const enquiry = await query.bind(id).first<EnquiryRow>()
  if (!enquiry) return undefined
  const { reference, email, received_at } = enquiry
  return {
    id: `receipt-${id}`,
    toOwner: false,
    to: email,
    title: `${site.name} has your message ${reference}`,
    facts: [],
    words: [
      `We have received your message and will answer by ${formatOfficeTime(replyBy(new Date(received_at)))}.`,
      `Its reference is ${reference}.`,
      '',
      'This page shows what is stored, and erases it if you wish:',
      `${edgeOrigin}/receipt/${await signId(env, 'receipt', id)}`,
      '',
      'If you have not written to us, somebody used your address: erase the message there, or do nothing.',
      '',
      site.name,
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-replied' },
    event: { type: 'receipt', id },
  }
}
