import { compose } from '#functions/_outbox/compose.ts'
import { claimDue, type Delivery, settleFailed, settleSent } from '#functions/_outbox/outbox.ts'
import { sendMail } from '#functions/_outbox/sendMail.ts'
import { sendWebhook } from '#functions/_outbox/sendWebhook.ts'
import type { Environment } from '#functions/environment.ts'
import { openChannels } from '#functions/settings.ts'

/** The platform allows six connections at once. */
const atOnce = 5
/** The platform ends a scheduled run after 15 minutes: it takes up work in the first, and 13 are left to each. */
const takesWorkFor = 45_000
/** Longer than a mail server may take for its last answer. */
const longestDelivery = 13 * 60_000

/**
 * Delivers what waits for one enquiry or subscriber, right after it was stored. The platform grants 30 s for it after
 * the answer; what is cut short then stays under its lease.
 */
export async function deliverFor(env: Environment, subject: string): Promise<void> {
  try {
    const claimed = await claimDue(env.DATABASE, openChannels(env), atOnce, subject)
    await Promise.all(claimed.map((delivery) => deliver(env, delivery)))
  } catch (error) {
    // The row stays in the outbox, and the next scheduled run takes it up.
    console.error('A notification waits for the next run:', error)
  }
}

/** Delivers everything that is due. */
export async function deliverDue(env: Environment): Promise<void> {
  const channels = openChannels(env)
  const end = Date.now() + takesWorkFor
  for (;;) {
    const claimed = await claimDue(env.DATABASE, channels, atOnce)
    await Promise.all(claimed.map((delivery) => deliver(env, delivery)))
    if (claimed.length < atOnce || Date.now() > end) return
  }
}

async function deliver(env: Environment, delivery: Delivery): Promise<void> {
  try {
    const message = await compose(env, delivery)
    if (message) {
      const send = delivery.channel === 'webhook' ? sendWebhook : sendMail
      await withinTime(send(env, message))
    }
    await settleSent(env.DATABASE, delivery)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.warn(`Delivery ${delivery.id} (${delivery.kind} by ${delivery.channel}) failed: ${reason}`)
    await settleFailed(env.DATABASE, delivery, reason)
  }
}

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The delivery took too long.')), longestDelivery)
  })
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
