import * as v from 'valibot'
import { type ContactFields, contactMessages } from '#data/rules/contact.ts'
import { Refusal } from '#functions/_http/Refusal.ts'
import { json, mediaType, plainForm, readBody } from '#functions/_http/readBody.ts'
import { readJson } from '#functions/_http/readJson.ts'

export interface Submission {
  /** As the visitor wrote them. */
  fields: ContactFields
  /** Makes the request idempotent. A plain form brings none. */
  token: string | undefined
  botToken: string
}

const text = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value.toWellFormed()),
)
const fields = { name: text, email: text, company: text, message: text, website: text }
const formShape = v.object({ ...fields, recaptchaToken: text })
const jsonShape = v.object({
  ...fields,
  csrfToken: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i), v.toLowerCase()),
  recaptchaToken: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((value) => value.toWellFormed()),
  ),
  timestamp: v.optional(v.pipe(v.number(), v.finite())),
})

/** What was sent, in the right shape; unknown keys are dropped, and a filled decoy field ends it. */
export async function readSubmission(request: Request): Promise<Submission> {
  const body = await readBody(request, [json, plainForm])
  const isForm = mediaType(request) === plainForm
  const shape = isForm ? formShape : jsonShape
  const parsed = v.safeParse(shape, isForm ? Object.fromEntries(new URLSearchParams(body)) : readJson(body))
  if (!parsed.success) throw new Refusal(400, describe(parsed.issues[0]))
  const { website, recaptchaToken, ...sent } = parsed.output
  if (website !== '') throw new Refusal(422, contactMessages.bot)
  const { name, email, company, message } = sent
  const token = 'csrfToken' in sent ? sent.csrfToken : undefined
  return { fields: { name, email, company, message }, token, botToken: recaptchaToken }
}

function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  return field ? `The field ${field} is missing or has the wrong form.` : 'The request must be a JSON object.'
}
