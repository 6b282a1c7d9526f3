import { type ClientLimits, clientLimits, limitsWithoutToken } from '@lintel/rules/clientLimits.ts'
import {
  type ContactFields,
  checkContact,
  cleanContact,
  contactFieldNames,
  contactMessages,
} from '@lintel/rules/contact.ts'
import { isLocalDevelopment } from '@lintel/rules/edge.ts'
import { hour } from '@lintel/rules/time.ts'
import { currentTime } from '../database/clock.ts'
import { digest, sign } from '../database/signing.ts'
import type { Context } from '../environment.ts'
import { HttpError } from '../http/HttpError.ts'
import { ownerChannels } from '../outbox/channels/index.ts'
import { deliverFor } from '../outbox/deliver.ts'
import { canMailVisitors } from '../settings.ts'
import { checkBot, isBotCheckOn } from './botCheck.ts'
import { type Client, identifyClient } from './client.ts'
import type { Submission } from './readSubmission.ts'
import { type Enquiry, explainLimit, findByToken, type StoredEnquiry, storeEnquiry } from './store.ts'

const reusedToken = 'This form was already sent with other words. Please reload the page and send it again.'
const erasedToken =
  'The message that this form sent was erased. To send it again, please reload the page first.'

/**
 * Checks and stores an enquiry. Once this returns, the enquiry is on disk.
 * @throws HttpError 422 for invalid fields, 403 for a bot, 409 for a token used with other content, 429 over
 * a limit
 */
export async function acceptEnquiry(context: Context, submission: Submission): Promise<StoredEnquiry> {
  const issues = checkContact(submission.fields)
  if (issues[0]) throw new HttpError(422, issues[0].message, { issues })
  const { env, url } = context
  const receivedAt = await currentTime(env.DATABASE)
  const fields = cleanContact(submission.fields)
  const client = await identifyClient(context, receivedAt)
  const fingerprint = await fingerprintOf(fields)
  const token = submission.token ?? (await formToken(context, fingerprint, client, receivedAt))

  // A bot-check token works only once, so an honest retry must be recognized before the token is verified
  // again.
  const isChecked = isBotCheckOn(context)
  const existing = isChecked ? await findByToken(env.DATABASE, token) : null
  if (existing) return requireSameContent(existing, fingerprint)
  const botFlag = isChecked ? await checkBot(context, submission.botToken) : undefined

  const isTraceable = client || isLocalDevelopment(url.hostname)
  const flags = [botFlag, isTraceable ? undefined : 'sender of an unknown network'].filter(Boolean)
  const enquiry = {
    id: crypto.randomUUID(),
    reference: createReference(),
    token,
    fingerprint,
    receivedAt,
    flag: flags.join('; ') || undefined,
    source: submission.source,
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
  const sendsReceipt = context.env.NOTIFY_VISITOR === 'on' && canMailVisitors(context.env)
  const stored = await storeEnquiry(DATABASE, enquiry, {
    client,
    limits,
    channels,
    sendsReceipt,
    quarantineChannels: ownerChannels(context.env, 'doubt'),
  })
  if (!stored) throw await limitError(context, enquiry, client, limits)
  if (stored.id === enquiry.id && channels.length > 0) context.waitUntil(deliverFor(context.env, enquiry.id))
  return requireSameContent(stored, enquiry.fingerprint)
}

async function limitError(
  { env }: Context,
  enquiry: Enquiry,
  client: Client | undefined,
  limits: ClientLimits,
): Promise<HttpError> {
  if (!client) return new HttpError(503, contactMessages.failed)
  const { message, retryAfter } = await explainLimit(env.DATABASE, client, limits, enquiry.receivedAt)
  return new HttpError(429, message, { headers: { 'Retry-After': String(retryAfter) } })
}

/** An erased enquiry has no fingerprint, so nothing matches it any more. */
function requireSameContent(stored: StoredEnquiry, fingerprint: string): StoredEnquiry {
  if (stored.fingerprint !== fingerprint)
    throw new HttpError(409, stored.fingerprint === null ? erasedToken : reusedToken)
  return stored
}

/**
 * Derives a token for the plain form: the same content from the same client gets the same one for an hour, so
 * a double click is stored once. The prefix sets it apart from browsers' tokens, because an erasure releases
 * it for reuse.
 */
async function formToken(
  { env }: Context,
  fingerprint: string,
  client: Client | undefined,
  now: number,
): Promise<string> {
  const text = `${fingerprint} ${client?.today} ${Math.floor(now / hour)}`
  return `form:${(await sign(env, 'form', text)).toString('hex')}`
}

/** Omits I, L, O and U, which are misread or spell words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Creates a reference short enough to quote on the phone. */
function createReference(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % 32])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/**
 * Hashes the content without a key, which could change: the hash reveals no more than the fields stored
 * beside it, and is erased with them.
 */
function fingerprintOf(fields: ContactFields): Promise<string> {
  return digest(JSON.stringify(contactFieldNames.map((field) => fields[field])))
}
