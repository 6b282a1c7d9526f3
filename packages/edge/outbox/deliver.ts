import { minute, rejectAfter } from '@lintel/rules/time.ts'
import type { Environment } from '../environment.ts'
import { openChannels, send } from './channels/index.ts'
import { RetryLater } from './channels/post.ts'
import { compose } from './compose.ts'
import { claimDue, type Delivery, refuseSamples, settleFailed, settleSent } from './outbox.ts'

/** Cloudflare allows six connections at once. */
const concurrency = 5
/**
 * Cloudflare ends a scheduled run after 15 minutes: claiming rows only at the start leaves 13 minutes for
 * each delivery.
 */
const claimWindow = 45_000
/** Longer than a mail server may take for its final reply. */
const timeout = 13 * minute

/**
 * Delivers what is due for one enquiry or subscriber, right after it was stored. Cloudflare allows 30 s for
 * this after the response; whatever is cut short stays under its lease.
 */
export async function deliverFor(env: Environment, subject: string): Promise<void> {
  try {
    await deliverDue(env, subject)
  } catch (error) {
    // The row stays in the outbox, so the next scheduled run claims it.
    console.error('A notification waits for the next run:', error)
  }
}

/** Delivers everything that is due, a few at a time. */
export async function deliverDue(env: Environment, subject?: string): Promise<void> {
  const channels = openChannels(env)
  const end = Date.now() + claimWindow
  if (subject === undefined) await refuseSamples(env.DATABASE, channels)
  for (;;) {
    const claimed = await claimDue(env.DATABASE, channels, concurrency, subject)
    await Promise.all(claimed.map((delivery) => deliver(env, delivery)))
    if (claimed.length < concurrency || Date.now() > end) return
  }
}

async function deliver(env: Environment, delivery: Delivery): Promise<void> {
  try {
    const message = await compose(env, delivery)
    if (message) {
      const tooSlow = rejectAfter(timeout, new Error('The delivery took too long.'))
      await Promise.race([send(env, delivery.channel, message), tooSlow])
    }
    await settleSent(env.DATABASE, delivery)
  } catch (error) {
    // A receiver's own words, which must not control the terminal that shows the log.
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\p{Cc}+/gu, ' ')
    console.warn(`Delivery ${delivery.id} (${delivery.kind} by ${delivery.channel}) failed: ${reason}`)
    await settleFailed(env.DATABASE, delivery, reason, error instanceof RetryLater ? error.wait : 0)
  }
}
