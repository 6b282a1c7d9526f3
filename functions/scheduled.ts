import { cleanUp } from '#functions/_database/cleanUp.ts'
import { deliverDue } from '#functions/_outbox/deliver.ts'
import type { Environment } from '#functions/environment.ts'

const everyMinute = '* * * * *'

/** The two triggers of wrangler.jsonc: the outbox every minute, the clean-up once a day. */
export async function runScheduled(cron: string, env: Environment): Promise<void> {
  if (cron === everyMinute) await deliverDue(env)
  else await cleanUp(env.DATABASE)
}
