import { cleanUp } from '#functions/_database/cleanUp.ts'
import { raiseAlarms } from '#functions/_outbox/alarm.ts'
import { deliverDue } from '#functions/_outbox/deliver.ts'
import type { Environment } from '#functions/environment.ts'
import { settingsProblems } from '#functions/settings.ts'

const everyMinute = '* * * * *'

/** The two triggers of wrangler.jsonc: the outbox every minute, the clean-up once a day. */
export async function runScheduled(cron: string, env: Environment): Promise<void> {
  for (const problem of settingsProblems(env)) console.error(`Settings: ${problem}`)
  if (cron !== everyMinute) return cleanUp(env.DATABASE)
  await deliverDue(env)
  await raiseAlarms(env)
}
