import { contactMessages } from '@lintel/rules/contact.ts'
import { acceptEnquiry } from '../enquiries/accept.ts'
import { readSubmission, type Submission } from '../enquiries/readSubmission.ts'
import { jsonResponder, pageResponder } from '../enquiries/responses.ts'
import type { Context } from '../environment.ts'
import { toHttpError } from '../http/HttpError.ts'
import { requireSameOrigin } from '../http/origin.ts'
import { isForm } from '../http/readBody.ts'

/**
 * POST /api/contact-secure, and /api/contact in local development: stores one enquiry, then acknowledges it.
 */
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
