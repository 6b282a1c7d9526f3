import { edgeOrigin } from '@lintel/rules/edge.ts'
import { day } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import { currentTime } from '../database/clock.ts'
import { digest, sign, signId } from '../database/signing.ts'
import type { Environment } from '../environment.ts'
import type { Message } from '../outbox/Message.ts'
import type { Delivery } from '../outbox/outbox.ts'

/** How long (ms) a confirmation link works. */
const tokenLife = 7 * day

const storeToken = `
  UPDATE subscribers SET token_hash = ?2, token_expires_at = ?3, mailed_at = ?4
  WHERE id = ?1 AND confirmed_at IS NULL RETURNING email`

const confirm = `
  UPDATE subscribers SET confirmed_at = coalesce(confirmed_at, ?3)
  WHERE id = ?1 AND token_hash = ?2 AND (confirmed_at IS NOT NULL OR token_expires_at > ?3) RETURNING id`

/** Composes the mail that asks the address to confirm. Its link is valid from now on. */
export async function composeConfirmation(
  env: Environment,
  { subject_id: id, created_at }: Delivery,
): Promise<Message | undefined> {
  const now = await currentTime(env.DATABASE)
  const token = (await sign(env, 'confirm', id)).toString('base64url')
  const subscriber = await env.DATABASE.prepare(storeToken)
    .bind(id, await digest(token), now + tokenLife, now)
    .first<{ email: string }>()
  if (!subscriber) return undefined
  const unsubscribe = `${edgeOrigin}/newsletter/unsubscribe/${await signId(env, 'unsubscribe', id)}`
  return {
    id: `subscription-${id}-${created_at}`,
    to: subscriber.email,
    title: `Please confirm your subscription to ${site.name}`,
    content: [
      `Someone, hopefully you, asked for the ${site.name} newsletter at this address.`,
      '',
      'To confirm, open this page within 7 days and press the button:',
      `${edgeOrigin}/newsletter/confirm/${id}/${token}`,
      '',
      'If this was not you, ignore this email and you will not hear from us again. To remove your address right away:',
      unsubscribe,
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    event: { type: 'subscription', id },
  }
}

/**
 * Confirms the subscriber if the token is valid, and returns whether it was. Whoever presses the button twice is told the
 * same twice.
 */
export async function confirmSubscriber(
  { DATABASE }: Environment,
  id: string,
  token: string,
): Promise<boolean> {
  const query = DATABASE.prepare(confirm).bind(id, await digest(token), await currentTime(DATABASE))
  return (await query.first()) !== null
}
