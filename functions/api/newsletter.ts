import { identifyClient } from '#functions/_enquiries/client.ts'
import { escapeHtml, jsonAnswer } from '#functions/_http/answers.ts'
import { Refusal } from '#functions/_http/Refusal.ts'
import { mediaType, plainForm } from '#functions/_http/readBody.ts'
import { requireSameOrigin } from '#functions/_http/sameOrigin.ts'
import { readAddress } from '#functions/_newsletter/readAddress.ts'
import { subscribe } from '#functions/_newsletter/subscribe.ts'
import { deliverFor } from '#functions/_outbox/deliver.ts'
import { noticePage } from '#functions/_site/noticePage.ts'
import type { Context } from '#functions/environment.ts'
import { canMailVisitors } from '#functions/settings.ts'

/** The same for a new, a waiting and a confirmed address: nobody learns here who reads the newsletter. */
const asked = 'Please open the mail we are sending to this address and confirm your subscription there.'
const stored = 'We have stored your request. We will ask you by mail to confirm it.'
const failed = 'Your request could not be stored. Please try again.'

/** POST /api/newsletter: an address that wants the newsletter, to be confirmed by mail. */
export async function onRequestPost(context: Context): Promise<Response> {
  try {
    requireSameOrigin(context)
    const email = await readAddress(context.request)
    const now = Date.now()
    const subscriber = await subscribe(context.env.DATABASE, email, await identifyClient(context, now), now)
    if (subscriber) context.waitUntil(deliverFor(context.env, subscriber))
    return answer(context, canMailVisitors(context.env) ? asked : stored)
  } catch (error) {
    if (!(error instanceof Refusal)) console.error('A subscription could not be stored:', error)
    return answer(context, undefined, error instanceof Refusal ? error : new Refusal(503, failed))
  }
}

async function answer(context: Context, message?: string, refusal?: Refusal): Promise<Response> {
  const status = refusal?.status ?? 200
  const text = message ?? refusal?.message ?? failed
  if (mediaType(context.request) !== plainForm) {
    return jsonAnswer(refusal ? { success: false, error: text } : { success: true, message: text }, status)
  }
  const title = refusal ? 'Not subscribed' : 'Almost done'
  return noticePage(context, { title, body: `<p>${escapeHtml(text)}</p>`, status })
}
