import * as v from 'valibot'
import { contactMessages } from '#data/rules/contact.ts'
import { isLocalDevelopment } from '#data/rules/localDevelopment.ts'
import { Refusal } from '#functions/_http/Refusal.ts'
import type { Context, Environment } from '#functions/environment.ts'
import { isScore } from '#functions/settings.ts'

const verifiers: Record<string, string> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}
const action = 'contact_form'
const timeLimit = 4000
const defaultScore = 0.5

/** Failures that say something about our settings or the verifier, not about the visitor. */
const notTheVisitor = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
])

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
 * Refuses a token that the verifier rejects. Without a token, or when the verifier cannot be asked, the enquiry
 * goes on with a flag that says so: no buyer is lost because a script was blocked.
 */
export async function checkBot(context: Context, token: string): Promise<string | undefined> {
  if (token === '') return 'no bot-check token'
  const verdict = await ask(context.env, token)
  if (!verdict || verdict['error-codes'].some((code) => notTheVisitor.has(code)))
    return 'bot check unavailable'
  if (!isHuman(verdict, context)) throw new Refusal(403, contactMessages.bot)
  return undefined
}

function isHuman(verdict: Verdict, { env, url }: Context): boolean {
  // A score that is none would refuse everybody.
  const lowest = isScore(env.BOT_CHECK_MIN_SCORE)
    ? Number(env.BOT_CHECK_MIN_SCORE || defaultScore)
    : defaultScore
  return (
    verdict.success &&
    verdict.hostname === url.hostname &&
    verdict.action === action &&
    (env.BOT_CHECK !== 'recaptcha' || (verdict.score ?? 0) >= lowest)
  )
}

async function ask(env: Environment, token: string): Promise<Verdict | undefined> {
  const address = verifiers[env.BOT_CHECK ?? '']
  if (!address) return undefined
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ secret: env.BOT_CHECK_SECRET ?? '', response: token }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    })
    return v.parse(verdictShape, await answer.json())
  } catch (error) {
    console.warn('The bot check could not be asked:', error)
    return undefined
  }
}
