import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { everyMinute } from '@lintel/edge/environment.ts'
import { jsonRequest, sampleEnquiry } from '@lintel/lab/edge/requests.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { interceptOutbound, type Outbound } from '../outbound.ts'
import { byWebhook, startSite } from '../site.ts'

const secret = byWebhook.WEBHOOK_SECRET
const site = await startSite(byWebhook)
let outbound: Outbound
beforeEach(() => {
  outbound = interceptOutbound()
})
afterEach(async () => {
  outbound.restore()
  await site.rows('DELETE FROM outbox')
})

const state = async () => (await site.rows('SELECT state, attempts, last_error FROM outbox'))[0]

test('an enquiry is posted with a signature over id, time and body', async () => {
  const answer = await (await site.fetch('/api/contact-secure', jsonRequest())).json<{ reference: string }>()
  await expect.poll(state, { timeout: 20_000 }).toMatchObject({ state: 'sent' })
  expect(outbound.requests).toHaveLength(1)
  const [request] = outbound.requests
  const body = JSON.parse(request?.body ?? '')
  expect(body).toMatchObject({ type: 'enquiry', reference: answer.reference, ...sampleEnquiry, flag: null })
  const id = request?.headers.get('Webhook-Id')
  const timestamp = request?.headers.get('Webhook-Timestamp')
  const signature = createHmac('sha256', secret)
    .update(`${id}.${timestamp}.${request?.body}`)
    .digest('base64')
  expect(request?.headers.get('Webhook-Signature')).toBe(`v1,${signature}`)
  expect(id).toBe(body.id)
})

test('the check that docs/channels.md gives to receivers knows the genuine from the forged', async () => {
  const [, code = ''] = /```js\n([\s\S]+?)```/.exec(readFileSync('docs/channels.md', 'utf8')) ?? []
  const { isGenuine } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  await site.fetch('/api/contact-secure', jsonRequest({ name: 'Zoë Ōkubo' }))
  await expect.poll(state, { timeout: 20_000 }).toMatchObject({ state: 'sent' })
  const [request] = outbound.requests
  const headers = Object.fromEntries(request?.headers ?? [])
  const body = request?.body ?? ''
  expect(isGenuine(headers, body, secret)).toBe(true)
  expect(isGenuine(headers, body.replace('Zoë', 'Eve'), secret)).toBe(false)
  expect(isGenuine(headers, body, `${secret}!`)).toBe(false)
  expect(isGenuine({ ...headers, 'webhook-id': 'other' }, body, secret)).toBe(false)
  expect(isGenuine({ ...headers, 'webhook-signature': 'v1,é' }, body, secret)).toBe(false)
  expect(isGenuine({}, body, secret)).toBe(false)
  const anHourAgo = String(Number(headers['webhook-timestamp']) - 3600)
  const old = createHmac('sha256', secret)
    .update(`${headers['webhook-id']}.${anHourAgo}.${body}`)
    .digest('base64')
  const replayed = { ...headers, 'webhook-timestamp': anHourAgo, 'webhook-signature': `v1,${old}` }
  expect(isGenuine(replayed, body, secret)).toBe(false)

  const cases = [
    [headers, body, secret],
    [headers, body.replace('Zoë', 'Eve'), secret],
    [{ ...headers, 'webhook-signature': 'v1,é' }, body, secret],
    [{}, body, secret],
    [replayed, body, secret],
  ]
  const [, python = ''] = /```python\n([\s\S]+?)```/.exec(readFileSync('docs/channels.md', 'utf8')) ?? []
  const check = `${python}
import json, sys
print(json.dumps([is_genuine(h, b.encode(), s) for h, b, s in json.load(sys.stdin)]))`
  const { stdout } = spawnSync('python3', ['-c', check], { input: JSON.stringify(cases), encoding: 'utf8' })
  expect(JSON.parse(stdout)).toEqual([true, false, false, false, false])
})

test('a scheduled run that names no trigger, as `npm start` says to ask for one, delivers too', async () => {
  outbound.answer = () => new Response('no', { status: 500 })
  await site.fetch('/api/contact-secure', jsonRequest())
  await expect
    .poll(state, { timeout: 20_000 })
    .toMatchObject({ state: 'pending', last_error: expect.any(String) })
  await site.rows('UPDATE outbox SET due_at = 0')
  outbound.answer = () => new Response('ok')
  await site.cron('')
  expect(await state()).toMatchObject({ state: 'sent', attempts: 2 })
})

test.each([
  ['an error', () => new Response('no', { status: 500 }), 'The webhook answered 500.'],
  ['a redirect', () => Response.redirect('https://evil.example/', 307), 'The webhook answered 307.'],
])('%s is no delivery, and the next run repeats it with the same id', async (_, answer, error) => {
  outbound.answer = answer
  await site.fetch('/api/contact-secure', jsonRequest())
  await expect
    .poll(state, { timeout: 20_000 })
    .toMatchObject({ state: 'pending', attempts: 1, last_error: error })
  outbound.answer = () => new Response(null, { status: 204 })
  await site.rows('UPDATE outbox SET due_at = 0')
  await site.cron(everyMinute)
  expect(await state()).toMatchObject({ state: 'sent', attempts: 2 })
  expect(outbound.requests.map(({ url }) => url)).toEqual(Array(2).fill('https://hooks.example/lintel'))
  expect(new Set(outbound.requests.map(({ headers }) => headers.get('Webhook-Id'))).size).toBe(1)
})
