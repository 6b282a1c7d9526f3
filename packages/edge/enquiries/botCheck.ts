import { contactMessages } from '@lintel/rules/contact.ts'
import { isLocalDevelopment } from '@lintel/rules/edge.ts'
import { readUpTo } from '@lintel/rules/readUpTo.ts'
import { site } from '@site/data/site.ts'
import * as v from 'valibot'
import type { Context, Environment } from '../environment.ts'
import { HttpError } from '../http/HttpError.ts'
import { isScore } from '../settings.ts'

const verifiers: Record<string, string> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}
const expectedAction = 'contact_form'
/** The host that issues tokens is that of the pages, which may differ from the edge's own. */
const pagesHost = new URL(site.origin).hostname
const unavailable = 'bot check unavailable'
const timeout = 4000
/** More (bytes) than any verdict has. */
const maxVerdict = 16 * 1024
const defaultScore = 0.5

/** The only error codes about the visitor's token; all others concern our settings or the verifier. */
const badToken = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'])

const verdictShape = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  /** reCAPTCHA only. */
  score: v.optional(v.number()),
  'error-codes': v.optional(v.array(v.string()), []),
})
type Verdict = v.InferOutput<typeof verdictShape>

export function isBotCheckOn({ env, url }: Context): boolean {
  return Boolean(env.BOT_CHECK && env.BOT_CHECK_SECRET) && !isLocalDevelopment(url.hostname)
}

/**
 * Returns a reason to flag the enquiry if the check cannot vouch for its sender. It only flags, so that no
 * buyer is lost to a blocked script, a verifier that is down or settings that do not match.
 * @throws HttpError 403 for a token that the verifier rejects, or that was made for something else
 */
export async function checkBot(context: Context, token: string): Promise<string | undefined> {
  if (token === '') return 'no bot-check token'
  const verdict = await verifyToken(context.env, token)
  if (!verdict) return unavailable
  if (!verdict.success) {
    const codes = verdict['error-codes']
    if (codes.length === 0 || codes.some((code) => !badToken.has(code))) return unavailable
    throw new HttpError(403, contactMessages.bot)
  }
  return judge(verdict, context)
}

/**
 * A missing field or an unexpected host points to how the owner set up the keys, so it only flags the
 * enquiry.
 */
function judge({ action, score, hostname }: Verdict, { env, url }: Context): string | undefined {
  const needsScore = env.BOT_CHECK === 'recaptcha'
  const isOther = action && action !== expectedAction
  const isLow = needsScore && score !== undefined && score < lowestScore(env)
  if (isOther || isLow) throw new HttpError(403, contactMessages.bot)
  if (hostname !== pagesHost && hostname !== url.hostname)
    return `bot-check token of another host: ${hostname || 'none'}`
  if (!action) return 'bot check gives no action'
  if (needsScore && score === undefined) return 'bot check gives no score'
  return undefined
}

/** Falls back to the default for an invalid setting, which would otherwise refuse everybody. */
function lowestScore({ BOT_CHECK_MIN_SCORE }: Environment): number {
  return BOT_CHECK_MIN_SCORE && isScore(BOT_CHECK_MIN_SCORE) ? Number(BOT_CHECK_MIN_SCORE) : defaultScore
}

async function verifyToken(env: Environment, token: string): Promise<Verdict | undefined> {
  const endpoint = verifiers[env.BOT_CHECK ?? '']
  if (!endpoint) return undefined
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ secret: env.BOT_CHECK_SECRET ?? '', response: token }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    const answer = new TextDecoder().decode(await readUpTo(response.body, maxVerdict))
    return v.parse(verdictShape, JSON.parse(answer))
  } catch (error) {
    console.warn('The bot check is unavailable:', error)
    return undefined
  }
}
