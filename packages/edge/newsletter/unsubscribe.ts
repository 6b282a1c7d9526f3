import { runBatch } from '../database/database.ts'
import { verifySignedId } from '../database/signing.ts'
import type { Context } from '../environment.ts'
import { buttonForm, noticePage } from '../site/noticePage.ts'

/** GET /newsletter/unsubscribe/{id}/{signature}: shows the button. */
export function onRequestGet(context: Context): Promise<Response> {
  return noticePage(context, {
    title: 'Unsubscribe',
    body: `<p>Press the button, and we will delete your address.</p>${buttonForm(context, 'Unsubscribe')}`,
  })
}

/**
 * POST to the same address: deletes the subscriber. Mail programs send it too, for one-click unsubscribe (RFC
 * 8058), from another origin, so the signature alone decides.
 */
export async function onRequestPost(context: Context): Promise<Response> {
  const { env, url } = context
  const signedId = url.pathname.replace('/newsletter/unsubscribe/', '')
  const subscriber = await verifySignedId(env, 'unsubscribe', signedId)
  if (!subscriber) {
    const body = '<p>Please use the link in the most recent email.</p>'
    return noticePage(context, { title: 'This link does not work', body, status: 404 })
  }
  await runBatch(env.DATABASE, [
    env.DATABASE.prepare("DELETE FROM outbox WHERE kind = 'subscription' AND subject_id = ?1").bind(
      subscriber,
    ),
    env.DATABASE.prepare('DELETE FROM subscribers WHERE id = ?1').bind(subscriber),
  ])
  return noticePage(context, { title: 'Unsubscribed', body: '<p>Your address has been deleted.</p>' })
}
