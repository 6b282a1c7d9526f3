import { contactMessages } from '#data/rules/contact.ts'
import { acceptEnquiry } from '#functions/_enquiries/accept.ts'
import { readSubmission, type Submission } from '#functions/_enquiries/readSubmission.ts'
import { jsonResponder, pageResponder } from '#functions/_enquiries/responses.ts'
import { toHttpError } from '#functions/_http/HttpError.ts'
import { requireSameOrigin } from '#functions/_http/origin.ts'
import { isForm } from '#functions/_http/readBody.ts'
import type { Context } from '#functions/environment.ts'

/** POST /api/contact-secure, and /api/contact in local development: one enquiry, acknowledged only once it is stored. */
export async function onRequestPost(context: Context): Promise<Response> {
  const responder = isForm(context.request) ? pageResponder : jsonResponder
  let submission: Submission | undefined
  try {
    requireSameOrigin(context)
    submission = await readSubmission(context.request)
    return await responder.accepted(context, await acceptEnquiry(context, submission))
  } catch (error) {
    return responder.failed(context, toHttpError(error, contactMessages.failed), submission)
  }
}
