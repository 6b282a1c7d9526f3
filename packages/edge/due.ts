import { duePath, edgeOrigin } from '@lintel/rules/edge.ts'
import { hour } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import { lastRuns, recordRun } from './database/runs.ts'
import type { Environment } from './environment.ts'
import { postJson } from './outbox/channels/post.ts'
import type { Settings } from './settings.ts'

/** How long (ms) a build may take. After that another is asked for, and the site counts as out of date. */
const patience = hour

/** Asks for a build once something has become due since the one that is served. What fails is tried again in a minute. */
export async function rebuildWhenDue(env: Environment): Promise<void> {
  if (!canRebuild(env)) return
  const now = Date.now()
  const { rebuild: last } = await lastRuns(env.DATABASE)
  // A build under a clock that was ahead shows what is not due yet, and hides what has not ended.
  const due = (await latestDue(env, now)) ?? (last > now ? now : undefined)
  if (due === undefined || (last >= due && last <= now && last > now - patience)) return
  try {
    // A build that still runs may have begun before this was due.
    if (env.rebuild && !(await env.rebuild())) return
    if (!env.rebuild) {
      await requestBuild(env)
      console.log(`Asked for a build, as something is due since ${timeOf(due)}.`)
    }
    await recordRun(env.DATABASE, 'rebuild', now)
  } catch (error) {
    console.error(
      `Something is due since ${timeOf(due)}, and no build begins: ${(error as Error).message} Start one by hand, or wait for the daily look.`,
    )
  }
}

/** Whether what is due has waited for longer than a build takes. */
export async function isOverdue(env: Environment): Promise<boolean> {
  return canRebuild(env) && (await earliestDue(env)) < Date.now() - patience
}

const canRebuild = ({ rebuild, REBUILD_URL, REBUILD_TOKEN }: Environment) =>
  rebuild !== undefined || Boolean(REBUILD_URL && REBUILD_TOKEN)

/**
 * Starts a workflow by GitHub's interface
 * (https://docs.github.com/en/rest/actions/workflows#create-a-workflow-dispatch-event), which Forgejo and Gitea have too.
 */
function requestBuild({ REBUILD_URL = '', REBUILD_TOKEN }: Settings): Promise<void> {
  return postJson('The host of the workflow', REBUILD_URL, JSON.stringify({ ref: 'main' }), {
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${REBUILD_TOKEN}`,
      // Requests without one are refused.
      'User-Agent': site.storagePrefix,
      'X-GitHub-Api-Version': '2022-11-28',
    },
  })
}

async function latestDue(env: Environment, now: number): Promise<number | undefined> {
  return (await dueTimes(env)).findLast((at) => at <= now)
}

async function earliestDue(env: Environment): Promise<number> {
  return (await dueTimes(env))[0] ?? Number.POSITIVE_INFINITY
}

/** The times (ms since 1970) after the build that is served at which another is due, earliest first. */
async function dueTimes({ ASSETS }: Environment): Promise<number[]> {
  const response = await ASSETS.fetch(new Request(new URL(duePath, edgeOrigin)))
  // A build of an earlier version has no such file.
  if (response.status !== 200) return []
  return (await response.json<string[]>()).map((time) => Date.parse(time))
}

const timeOf = (at: number) => new Date(at).toISOString()
