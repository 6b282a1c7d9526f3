import { type ClientLimits, clientLimits, limitsWithoutToken } from '#data/rules/clientLimits.ts'
import { checkContact, cleanContact, contactMessages } from '#data/rules/contact.ts'
import { isLocalDevelopment } from '#data/rules/localDevelopment.ts'
import { sign, toHex } from '#functions/_database/signing.ts'
import { checkBot, isBotCheckOn } from '#functions/_enquiries/botCheck.ts'
import { type Client, identifyClient } from '#functions/_enquiries/client.ts'
import { createReference, type Enquiry, fingerprint } from '#functions/_enquiries/Enquiry.ts'
import type { Submission } from '#functions/_enquiries/readSubmission.ts'
import { explainLimit, findByToken, type StoredEnquiry, storeEnquiry } from '#functions/_enquiries/store.ts'
import { Refusal } from '#functions/_http/Refusal.ts'
import { deliverFor } from '#functions/_outbox/deliver.ts'
import type { Context } from '#functions/environment.ts'
import { ownerChannels } from '#functions/settings.ts'

const reusedToken = 'This form was already sent with other words. Please reload the page and send it again.'
const hour = 3_600_000

/** Takes an enquiry in, or refuses it. What it returns is on disk. */
export async function acceptEnquiry(context: Context, submission: Submission): Promise<StoredEnquiry> {
  const issues = checkContact(submission.fields)
  if (issues[0]) throw new Refusal(422, issues[0].message, { issues })
  const { env, url } = context
  const now = Date.now()
  const fields = cleanContact(submission.fields)
  const client = await identifyClient(context, now)
  const words = await fingerprint(fields)
  const token = submission.token ?? (await formToken(context, words, client, now))

  // Bot-check tokens work once: an honest retry is recognized before its token is asked about again.
  const isChecked = isBotCheckOn(context)
  const known = isChecked ? await findByToken(env.DATABASE, token) : null
  if (known) return sameWords(known, words)
  const doubt = isChecked ? await checkBot(context, submission.botToken) : undefined

  const isTraceable = client || isLocalDevelopment(url.hostname)
  const flags = [doubt, isTraceable ? undefined : 'sender of an unknown network'].filter(Boolean)
  const enquiry = {
    id: crypto.randomUUID(),
    reference: createReference(),
    token,
    fingerprint: words,
    receivedAt: Date.now(),
    flag: flags.join('; ') || undefined,
    ...fields,
  }
  const limits = isChecked && submission.botToken === '' ? limitsWithoutToken : clientLimits
  return store(context, enquiry, client, limits)
}

async function store(
  context: Context,
  enquiry: Enquiry,
  client: Client | undefined,
  limits: ClientLimits,
): Promise<StoredEnquiry> {
  const { DATABASE } = context.env
  const channels = ownerChannels(context.env)
  const stored = await storeEnquiry(DATABASE, enquiry, { client, limits, channels })
  if (!stored) throw await overLimit(context, enquiry, client, limits)
  if (stored.id === enquiry.id && channels.length > 0) context.waitUntil(deliverFor(context.env, enquiry.id))
  return sameWords(stored, enquiry.fingerprint)
}

async function overLimit(
  { env }: Context,
  enquiry: Enquiry,
  client: Client | undefined,
  limits: ClientLimits,
): Promise<Refusal> {
  if (!client) return new Refusal(503, contactMessages.failed)
  const { message, retryAfter } = await explainLimit(env.DATABASE, client, limits, enquiry.receivedAt)
  return new Refusal(429, message, { headers: { 'Retry-After': String(retryAfter) } })
}

/** An erased enquiry keeps no fingerprint, so nothing matches it any more. */
function sameWords(stored: StoredEnquiry, words: string): StoredEnquiry {
  if (stored.fingerprint !== words) throw new Refusal(409, reusedToken)
  return stored
}

/** Without script a double click sends the same words twice: for an hour they get the same token. */
async function formToken(
  { env }: Context,
  words: string,
  client: Client | undefined,
  now: number,
): Promise<string> {
  return toHex(await sign(env, 'form', `${words} ${client?.today} ${Math.floor(now / hour)}`))
}
