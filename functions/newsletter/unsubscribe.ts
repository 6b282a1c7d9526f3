import { runBatch } from '#functions/_database/database.ts'
import { openUnsubscribe } from '#functions/_newsletter/links.ts'
import { buttonForm, lastParts } from '#functions/_site/buttonForm.ts'
import { noticePage } from '#functions/_site/noticePage.ts'
import type { Context } from '#functions/environment.ts'

export function onRequestGet(context: Context): Promise<Response> {
  return noticePage(context, {
    title: 'Unsubscribe',
    body: `<p>Press the button, and we delete your address.</p>${buttonForm(context, 'Unsubscribe')}`,
  })
}

/**
 * The button, and the one click of mail programs (RFC 8058), which come from elsewhere and say so:
 * here the signature alone decides.
 */
export async function onRequestPost(context: Context): Promise<Response> {
  const { DATABASE } = context.env
  const [id, signature] = lastParts(context.url)
  const subscriber = await openUnsubscribe(context.env, id, signature)
  if (!subscriber) {
    const body = '<p>Please use the link of the newest mail.</p>'
    return noticePage(context, { title: 'This link does not work', body, status: 404 })
  }
  await runBatch(DATABASE, [
    DATABASE.prepare("DELETE FROM outbox WHERE kind = 'subscription' AND subject_id = ?1").bind(subscriber),
    DATABASE.prepare('DELETE FROM subscribers WHERE id = ?1').bind(subscriber),
  ])
  return noticePage(context, { title: 'Unsubscribed', body: '<p>Your address is deleted.</p>' })
}
