import { edgeOrigin } from '#data/edge.ts'
import { site } from '#data/site.ts'
import { confirmationPath, hashToken, tokenLife, unsubscribePath } from '#functions/_newsletter/links.ts'
import type { Message } from '#functions/_outbox/Message.ts'
import type { Delivery } from '#functions/_outbox/outbox.ts'
import type { Environment } from '#functions/environment.ts'

type Request = Pick<Delivery, 'subject_id' | 'created_at'>

/** The mail that asks whether the address wants the newsletter. Its link lives from now on. */
export async function composeConfirmation(env: Environment, request: Request): Promise<Message | undefined> {
  const { subject_id: id, created_at } = request
  const now = Date.now()
  const confirm = await confirmationPath(env, id)
  const subscriber = await env.DATABASE.prepare(
    `UPDATE subscribers SET token_hash = ?2, token_expires_at = ?3, mailed_at = ?4
     WHERE id = ?1 AND confirmed_at IS NULL RETURNING email`,
  )
    .bind(id, await hashToken(confirm.token), now + tokenLife, now)
    .first<{ email: string }>()
  if (!subscriber) return undefined
  const unsubscribe = edgeOrigin + (await unsubscribePath(env, id))
  return {
    id: `subscription-${id}-${created_at}`,
    toOwner: false,
    to: subscriber.email,
    subject: `Please confirm your subscription to ${site.name}`,
    text: [
      `Someone, hopefully you, asked for the ${site.name} newsletter at this address.`,
      '',
      'To confirm, open this page within 7 days and press its button:',
      edgeOrigin + confirm.path,
      '',
      'If it was not you, do nothing, and you will hear nothing more. To remove the address at once:',
      unsubscribe,
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    event: { type: 'subscription', id },
  }
}
