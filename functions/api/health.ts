import { jsonAnswer } from '#functions/_http/answers.ts'
import { findStuck } from '#functions/_outbox/stuck.ts'
import type { Context } from '#functions/environment.ts'

const minute = 60_000

/** GET /api/health: for an uptime monitor. 503 when what the owner should hear has not left for an hour; counts alone. */
export async function onRequestGet({ env }: Context): Promise<Response> {
  const { pending, dead, since } = await findStuck(env.DATABASE)
  if (since === null) return jsonAnswer({ status: 'ok' })
  const oldestMinutes = Math.floor((Date.now() - since) / minute)
  return jsonAnswer({ status: 'stuck', pending, dead, oldestMinutes }, 503)
}
