import { isLocalDevelopment } from '@lintel/rules/edge.ts'
import { networksOf } from '../enquiries/client.ts'
import type { Context } from '../environment.ts'
import { HttpError } from './HttpError.ts'

/** Beyond this many networks the counts start over, which bounds their memory. */
const maxNetworks = 100_000

/**
 * Limits how often a client may ask for expensive work, and the networks around it twice and four times as often.
 * Counts live in this process's memory for one window
 * and are never stored.
 * @param most requests in a window of `span` ms
 * @returns a check to call for each request
 * @throws HttpError 429, from the check, for a client over the limit
 */
export function limitRate(most: number, span: number): (context: Context) => void {
  let counts = new Map<string, number>()
  let end = 0
  return ({ request, url }) => {
    const networks = networksOf(request.headers.get('CF-Connecting-IP') ?? '')
    if (networks.length === 0 || isLocalDevelopment(url.hostname)) return
    const now = Date.now()
    if (now >= end || now < end - span || counts.size >= maxNetworks) {
      counts = new Map()
      end = now + span
    }
    // What a client asks for beyond its own limit does not count for the networks around it.
    const isOver = networks.some((network, tier) => {
      const count = (counts.get(network) ?? 0) + 1
      counts.set(network, count)
      return count > most * 2 ** tier
    })
    if (!isOver) return
    const headers = { 'Retry-After': String(Math.ceil((end - now) / 1000)) }
    throw new HttpError(429, 'You have asked very often. Please wait a minute and try again.', { headers })
  }
}
