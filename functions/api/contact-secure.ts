import { contactMessages } from '#data/rules/contact.ts'
import { acceptEnquiry } from '#functions/_enquiries/accept.ts'
import { asJson, asPage } from '#functions/_enquiries/answers.ts'
import { readSubmission, type Submission } from '#functions/_enquiries/readSubmission.ts'
import { Refusal } from '#functions/_http/Refusal.ts'
import { mediaType, plainForm } from '#functions/_http/readBody.ts'
import { requireSameOrigin } from '#functions/_http/sameOrigin.ts'
import type { Context } from '#functions/environment.ts'

/** POST /api/contact-secure: one enquiry, acknowledged only once it is stored. */
export async function onRequestPost(context: Context): Promise<Response> {
  const answer = mediaType(context.request) === plainForm ? asPage : asJson
  let submission: Submission | undefined
  try {
    requireSameOrigin(context)
    submission = await readSubmission(context.request)
    return await answer.accepted(context, await acceptEnquiry(context, submission))
  } catch (error) {
    return answer.refused(context, asRefusal(error), submission)
  }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  console.error('An enquiry could not be stored:', error)
  return new Refusal(503, contactMessages.failed, { headers: { 'Retry-After': '30' } })
}
