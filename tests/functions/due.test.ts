import { everyMinute } from '@lintel/edge/environment.ts'
import { Workflows } from '@lintel/lab/edge/receivers.ts'
import { hour } from '@lintel/rules/time.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { interceptOutbound } from './outbound.ts'
import { startSite } from './site.ts'

/** The fixture's build lists two times that have passed since, and one far ahead. */
const outbound = interceptOutbound()
let workflows: Workflows
let isDown: boolean
beforeEach(() => {
  workflows = new Workflows()
  isDown = false
  const answer = (url: string, body: string, headers: Headers) => workflows.receive({ url, body, headers })
  outbound.answer = (...posted) => (isDown ? new Response(null, { status: 502 }) : answer(...posted))
})
afterAll(outbound.restore)

/** No build was asked for yet. */
async function startAnew(settings: Record<string, string>) {
  const site = await startSite(settings)
  await site.rows("DELETE FROM runs WHERE name = 'rebuild'")
  return site
}

const health = async (site: Awaited<ReturnType<typeof startSite>>) =>
  (await (await site.fetch('/api/health')).json<{ status: string }>()).status

test('what has become due starts the workflow, once, and again when an hour later the site is the same', async () => {
  const site = await startAnew(Workflows.settings)
  await site.cron(everyMinute)
  await site.cron(everyMinute)
  expect(workflows.started).toEqual(['main'])
  expect(site.logs()).toContain('Asked for a build, as something is due since 2026-11-21T09:00:00.000Z.')
  await site.rows("UPDATE runs SET at = at - ? WHERE name = 'rebuild'", hour)
  await site.cron(everyMinute)
  expect(workflows.started).toEqual(['main', 'main'])
})

test('while the workflow cannot be started, the log says why, and each minute tries again', async () => {
  const site = await startAnew(Workflows.settings)
  isDown = true
  await site.cron(everyMinute)
  expect(site.logs()).toContain('no build begins: The host of the workflow answered 502.')
  expect(site.logs()).not.toContain(Workflows.settings.REBUILD_TOKEN)
  isDown = false
  await site.cron(everyMinute)
  expect(workflows.started).toEqual(['main'])
})

test('a token that is not theirs is named in the log, and the health shows that the site is out of date', async () => {
  const site = await startAnew({ ...Workflows.settings, REBUILD_TOKEN: 'expired' })
  await site.cron(everyMinute)
  expect(workflows.started).toEqual([])
  expect(site.logs()).toContain('no build begins: The host of the workflow answered 401.')
  expect(await health(site)).toBe('overdue')
})

test('without the two settings, nothing is asked for, and nothing counts as late', async () => {
  const site = await startAnew({})
  await site.cron(everyMinute)
  expect(workflows.started).toEqual([])
  expect(await health(site)).toBe('ok')
})

test('nobody can read when something is due', async () => {
  const site = await startSite()
  expect((await site.fetch('/due.json')).status).toBe(404)
})
