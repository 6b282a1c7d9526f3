import { createHmac } from 'node:crypto'
import type { Environment } from '../../environment.ts'
import { isShort, minSecretLength } from '../../settings.ts'
import { ownerKinds } from '../Message.ts'
import { addressRule, type Channel } from './Channel.ts'
import { postJson } from './post.ts'

/**
 * Posts the event to the owner's webhook, signed as "Standard Webhooks" describes: HMAC-SHA-256 of id, time
 * and body.
 */
export const webhook: Channel = {
  label: 'webhook',
  isOn: ({ WEBHOOK_URL, WEBHOOK_SECRET }) => Boolean(WEBHOOK_URL && WEBHOOK_SECRET),
  rules: ({ WEBHOOK_URL, WEBHOOK_SECRET }) => [
    [
      'WEBHOOK_SECRET',
      isShort(WEBHOOK_SECRET),
      'is too short',
      `write at least ${minSecretLength} characters`,
    ],
    [
      'WEBHOOK_URL',
      WEBHOOK_URL && !WEBHOOK_SECRET,
      'is set, but WEBHOOK_SECRET is not',
      'set both, or neither',
    ],
    addressRule(['WEBHOOK_URL', WEBHOOK_URL]),
  ],
  kinds: ownerKinds,
  send: async (env: Environment, { id, event }) => {
    const body = JSON.stringify(event)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const headers = {
      'Webhook-Id': id,
      'Webhook-Timestamp': timestamp,
      'Webhook-Signature': `v1,${signature(env.WEBHOOK_SECRET ?? '', `${id}.${timestamp}.${body}`)}`,
    }
    await postJson('The webhook', env.WEBHOOK_URL ?? '', body, { headers })
  },
}

const signature = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64')
