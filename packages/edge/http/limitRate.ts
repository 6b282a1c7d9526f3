import { isLocalDevelopment } from '@lintel/rules/localDevelopment.ts'
import { networksOf } from '../enquiries/client.ts'
import type { Context } from '../environment.ts'
import { HttpError } from './HttpError.ts'

/** So many clients are remembered at most; whoever has more addresses than that is no one client. */
const maxClients = 100_000

/**
 * Limits how often a client may ask for something that computes. Counted in memory, for as long as the window lasts and in
 * this process alone: nothing of it is stored.
 * @param most requests in a window of `span` ms
 * @returns a check, to be called for each request
 * @throws HttpError 429 by the check, for a client over the limit
 */
export function limitRate(most: number, span: number): (context: Context) => void {
  let counts = new Map<string, number>()
  let end = 0
  return ({ request, url }) => {
    const [client] = networksOf(request.headers.get('CF-Connecting-IP') ?? '')
    if (!client || isLocalDevelopment(url.hostname)) return
    const now = Date.now()
    if (now >= end || now < end - span || counts.size >= maxClients) {
      counts = new Map()
      end = now + span
    }
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    if (count <= most) return
    const headers = { 'Retry-After': String(Math.ceil((end - now) / 1000)) }
    throw new HttpError(429, 'You have asked very often. Please wait a minute and try again.', { headers })
  }
}
