import './build.ts'
import { migrate, serve } from './wrangler.ts'

/** Builds the site and serves it as in production: the edge runtime, and its database in .wrangler/state. */
const port = Number(process.env.PORT ?? 8788)
const state = '.wrangler/state'

try {
  migrate(state)
  const site = await serve({ port, state })
  console.log(`\n  The site is at ${site.address}\n  Stop it with Ctrl+C.\n`)
  await site.ended
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}
