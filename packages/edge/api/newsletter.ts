import { checkField, contactMessages, mailboxOf } from '@lintel/rules/contact.ts'
import { cleanText, escapeHtml } from '@lintel/rules/text.ts'
import * as v from 'valibot'
import { currentTime } from '../database/clock.ts'
import { identifyClient } from '../enquiries/client.ts'
import type { Context } from '../environment.ts'
import { HttpError, toHttpError } from '../http/HttpError.ts'
import { requireSameOrigin } from '../http/origin.ts'
import { isForm, readFormOrJson } from '../http/readBody.ts'
import { errorResponse, jsonResponse } from '../http/responses.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { deliverFor } from '../outbox/deliver.ts'
import { canMailVisitors } from '../settings.ts'
import { noticePage } from '../site/noticePage.ts'

/** Identical for new, pending and confirmed addresses, so that nobody can find out who subscribes. */
const confirmationSent = (email: string) =>
  `Please open the email we are sending to ${email} and confirm your subscription there.`
const stored = 'We have stored your request. We will ask you by email to confirm it.'
const addressExample = 'A valid address looks like you@company.com.'
const failed = 'Your request could not be stored. Please try again.'

const text = v.optional(v.string(), '')
const shape = v.object({ email: text, website: text })

/** POST /api/newsletter: subscribes an address, which the visitor then confirms by mail. */
export async function onRequestPost(context: Context): Promise<Response> {
  const { request, env } = context
  let input = ''
  try {
    requireSameOrigin(context)
    input = await readAddress(request)
    const email = checkAddress(input)
    const now = await currentTime(env.DATABASE)
    const subscriber = await subscribe(env.DATABASE, email, await identifyClient(context, now), now)
    // Runs for known addresses too, which have nothing due: the response time must not reveal which are new.
    context.waitUntil(deliverFor(env, subscriber))
    const message = canMailVisitors(env) ? confirmationSent(email) : stored
    if (!isForm(request)) return jsonResponse({ success: true, message })
    return await noticePage(context, { title: 'Almost done', body: `<p>${escapeHtml(message)}</p>` })
  } catch (error) {
    const httpError = toHttpError(error, failed)
    if (!isForm(request)) return errorResponse(httpError)
    const { message, status, headers } = httpError
    const body = formAgain(input, message)
    return noticePage(context, { title: 'Not subscribed', body, status, headers })
  }
}

/**
 * Reads the submitted address as the visitor typed it.
 * @throws HttpError 400 for another shape, 422 for a filled decoy field
 */
async function readAddress(request: Request): Promise<string> {
  const parsed = v.safeParse(shape, await readFormOrJson(request))
  if (!parsed.success) throw new HttpError(400, 'The request must carry an email address.')
  if (parsed.output.website !== '') throw new HttpError(422, contactMessages.bot)
  return parsed.output.email.toWellFormed()
}

/**
 * Returns the address as `mailboxOf`, checked by the rules of the contact form.
 * @throws HttpError 422 for an invalid address
 */
function checkAddress(input: string): string {
  const email = cleanText(input)
  const issue = checkField('email', email)
  if (!issue) return mailboxOf(email)
  const isSlip = issue.message === contactMessages.emailFormat
  throw new HttpError(422, isSlip ? `${issue.message}. ${addressExample}` : issue.message)
}

/** Renders the form again, with the visitor's input and what is wrong with it. */
function formAgain(input: string, message: string): string {
  return `<form method="post" action="/api/newsletter">
<label for="newsletter-email">Email address for the newsletter</label>
<input id="newsletter-email" type="email" name="email" required autocomplete="email" autofocus value="${escapeHtml(input)}" aria-invalid="true" aria-describedby="newsletter-issue">
<p id="newsletter-issue" data-field-issue>${escapeHtml(message)}</p>
<button type="submit">Subscribe</button>
</form>`
}
