import { type ContactFields, contactMessages, fieldsOf } from '@lintel/rules/contact.ts'
import { isPagePath } from '@lintel/rules/pageView.ts'
import { campaignParameters, type Source } from '@lintel/rules/source.ts'
import * as v from 'valibot'
import { HttpError } from '../http/HttpError.ts'
import { isForm, readFormOrJson } from '../http/readBody.ts'

export interface Submission {
  /** Exactly as the visitor wrote them. */
  fields: ContactFields
  /** Makes the request idempotent. A plain form has none. */
  token: string | undefined
  botToken: string
  source: Source
}

const maxHostLength = 253
const maxParameterLength = 100

// Senders never see these values, so malformed ones are dropped rather than refused.
const optional = <Shape extends v.GenericSchema>(shape: Shape) => v.fallback(v.optional(shape), undefined)
const page = optional(v.pipe(v.string(), v.check(isPagePath)))
const host = optional(
  v.pipe(v.string(), v.maxLength(maxHostLength), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)),
)
/** One line of letters, digits and the punctuation that campaign names use. */
const parameter = optional(
  v.pipe(v.string(), v.trim(), v.maxLength(maxParameterLength), v.regex(/^[\p{L}\p{N} _.,:+|()[\]~-]+$/u)),
)

/** Where an enquiry came from, as reported by the browser. */
const sourceShape = v.pipe(
  optional(
    v.object({
      firstPage: page,
      cameFrom: page,
      formPage: page,
      referringHost: host,
      campaign: optional(v.object(Object.fromEntries(campaignParameters.map((name) => [name, parameter])))),
    }),
  ),
  // Removes the keys of dropped values.
  v.transform((source): Source => JSON.parse(JSON.stringify(source ?? {}))),
)

const wellFormed = v.transform((value: string) => value.toWellFormed())
const text = v.pipe(v.optional(v.string(), ''), wellFormed)
const fields = { ...fieldsOf(() => text), website: text }
const formShape = v.object({ ...fields, recaptchaToken: text })
const jsonShape = v.object({
  ...fields,
  csrfToken: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i), v.toLowerCase()),
  recaptchaToken: v.pipe(v.nullish(v.string(), ''), wellFormed),
  timestamp: v.optional(v.pipe(v.number(), v.finite())),
  source: sourceShape,
})

/**
 * Reads the submitted values and drops unknown keys.
 * @throws HttpError 400 for another shape, 422 for a filled decoy field, and what `readFormOrJson` throws
 */
export async function readSubmission(request: Request): Promise<Submission> {
  const shape = isForm(request) ? formShape : jsonShape
  const parsed = v.safeParse(shape, await readFormOrJson(request))
  if (!parsed.success) throw new HttpError(400, describe(parsed.issues[0]))
  const { website, recaptchaToken, ...sent } = parsed.output
  if (website !== '') throw new HttpError(422, contactMessages.bot)
  const token = 'csrfToken' in sent ? sent.csrfToken : undefined
  const source = 'source' in sent && sent.source ? sent.source : {}
  return { fields: fieldsOf((field) => sent[field]), token, botToken: recaptchaToken, source }
}

function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  return field ? `The field ${field} is missing or has the wrong form.` : 'The request must be a JSON object.'
}
