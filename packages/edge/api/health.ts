import { minute } from '@lintel/rules/time.ts'
import { currentTime } from '../database/clock.ts'
import { requireStorage } from '../database/runs.ts'
import { isOverdue } from '../due.ts'
import type { Context } from '../environment.ts'
import { jsonResponse } from '../http/responses.ts'
import { findStuck } from '../outbox/alarm.ts'

/**
 * GET /api/health, for an uptime monitor: 503 when nothing can be stored, or when notifications have been
 * stuck for an hour, or while the owner has to decide about a saved copy, or when a build failed, or something is due for
 * an hour and the site was not built. Reports counts only.
 */
export async function onRequestGet({ env }: Context): Promise<Response> {
  await requireStorage(env.DATABASE)
  if (env.DATABASE.question?.()) return jsonResponse({ status: 'undecided' }, 503)
  const now = await currentTime(env.DATABASE)
  const stuck = await findStuck(env.DATABASE, now)
  if (stuck.length === 0) {
    if (env.outdated?.()) return jsonResponse({ status: 'outdated' }, 503)
    return (await isOverdue(env)) ? jsonResponse({ status: 'overdue' }, 503) : jsonResponse({ status: 'ok' })
  }
  const sum = (name: 'pending' | 'dead') => stuck.reduce((total, each) => total + each[name], 0)
  const oldestMinutes = Math.floor((now - Math.min(...stuck.map(({ since }) => since))) / minute)
  return jsonResponse({ status: 'stuck', pending: sum('pending'), dead: sum('dead'), oldestMinutes }, 503)
}
