import type { Message } from '#functions/_outbox/Message.ts'
import type { Environment } from '#functions/environment.ts'

const timeout = 10_000
const encoder = new TextEncoder()

/** Signed as "Standard Webhooks" describes it: HMAC-SHA-256 of id, time and body. Redirects are not followed. */
export async function sendWebhook(env: Environment, message: Message): Promise<void> {
  const body = JSON.stringify(message.event)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const response = await fetch(env.WEBHOOK_URL ?? '', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Webhook-Id': message.id,
      'Webhook-Timestamp': timestamp,
      'Webhook-Signature': `v1,${await signature(env.WEBHOOK_SECRET ?? '', `${message.id}.${timestamp}.${body}`)}`,
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`)
}

async function signature(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign(algorithm, key, encoder.encode(text)))
  return btoa(String.fromCharCode(...bytes))
}
