import { parseArgs } from 'node:util'
import { migrate, serve } from './wrangler.ts'

/**
 * Builds the site and serves it as in production: the edge runtime, and its database in .wrangler/state.
 * `npm start -- --drafts` shows drafts and posts of the future too, from a build that nothing deploys.
 */
const { values } = parseArgs({ options: { drafts: { type: 'boolean', default: false } } })
const port = Number(process.env.PORT ?? 8788)
const state = '.wrangler/state'

try {
  // The build reads this when it is loaded.
  if (values.drafts) process.env.SITE_DRAFTS = '1'
  await import('./build.ts')
  const { clientFolder } = await import('./built/folders.ts')
  migrate(state)
  const site = await serve({ port, state, assets: clientFolder })
  console.log(`\n  The site is at ${site.address}\n  Stop it with Ctrl+C.\n`)
  await site.ended
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}
