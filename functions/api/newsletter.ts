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
    // For a known address too, which nothing waits for: one that is new may not be told by the work it causes.
    context.waitUntil(deliverFor(context.env, subscriber))
    return accept(context, canMailVisitors(context.env) ? asked : stored)
  } catch (error) {
    return refuse(context, asRefusal(error))
  }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  console.error('A subscription could not be stored:', error)
  return new Refusal(503, failed, { headers: { 'Retry-After': '30' } })
}

async function accept(context: Context, message: string): Promise<Response> {
  if (mediaType(context.request) !== plainForm) return jsonAnswer({ success: true, message })
  return noticePage(context, { title: 'Almost done', body: `<p>${message}</p>` })
}

async function refuse(context: Context, { message, status, headers }: Refusal): Promise<Response> {
  if (mediaType(context.request) !== plainForm) {
    return jsonAnswer({ success: false, error: message }, status, headers)
  }
  const body = `<p>${escapeHtml(message)}</p>`
  return noticePage(context, { title: 'Not subscribed', body, status, headers })
}
