import * as v from 'valibot'
import { checkField, contactMessages } from '#data/rules/contact.ts'
import { cleanText } from '#data/rules/text.ts'
import { Refusal } from '#functions/_http/Refusal.ts'
import { json, mediaType, plainForm, readBody } from '#functions/_http/readBody.ts'
import { readJson } from '#functions/_http/readJson.ts'

const text = v.optional(v.string(), '')
const shape = v.object({ email: text, website: text })

/** The address that was sent, in lower case, if the rules of the contact form accept it. */
export async function readAddress(request: Request): Promise<string> {
  const body = await readBody(request, [json, plainForm])
  const isForm = mediaType(request) === plainForm
  const parsed = v.safeParse(shape, isForm ? Object.fromEntries(new URLSearchParams(body)) : readJson(body))
  if (!parsed.success) throw new Refusal(400, 'The request must carry an email address.')
  if (parsed.output.website !== '') throw new Refusal(422, contactMessages.bot)
  const email = cleanText(parsed.output.email.toWellFormed()).toLowerCase()
  const issue = checkField('email', email)
  if (issue) throw new Refusal(422, issue.message, { issues: [issue] })
  return email
}
