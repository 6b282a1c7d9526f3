import { requireSameOrigin } from '#functions/_http/sameOrigin.ts'
import { hashToken } from '#functions/_newsletter/links.ts'
import { buttonForm, lastParts } from '#functions/_site/buttonForm.ts'
import { noticePage } from '#functions/_site/noticePage.ts'
import type { Context } from '#functions/environment.ts'

const confirm = `
  UPDATE subscribers SET confirmed_at = ?3, token_hash = NULL, token_expires_at = NULL
  WHERE id = ?1 AND token_hash = ?2 AND token_expires_at > ?3 RETURNING id`

/** GET: a page with a button, because programs that check mails open every link. */
export function onRequestGet(context: Context): Promise<Response> {
  return noticePage(context, {
    title: 'Confirm your subscription',
    body: `<p>Press the button to receive our newsletter at your address.</p>${buttonForm(context, 'Confirm')}`,
  })
}

/** POST: the confirmation itself. The token works once. */
export async function onRequestPost(context: Context): Promise<Response> {
  requireSameOrigin(context)
  const [id, token] = lastParts(context.url)
  const query = context.env.DATABASE.prepare(confirm).bind(id, await hashToken(token), Date.now())
  if (await query.first()) {
    return noticePage(context, {
      title: 'Subscribed',
      body: '<p>Your subscription is confirmed. Thank you.</p>',
    })
  }
  return noticePage(context, {
    title: 'This link no longer works',
    body: '<p>It was used before, or it is older than 7 days. Subscribe again to get a new one.</p>',
    status: 410,
  })
}
