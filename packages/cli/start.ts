import { buildOrExit } from '@lintel/engine/build/buildOrExit.ts'
import { portOf, requireFreePort } from '@lintel/engine/command/port.ts'
import { readOptions } from '@lintel/engine/command/readOptions.ts'
import { migrate, serve } from './wrangler.ts'

/**
 * Builds the site and serves it as in production, with the edge runtime and its database in .wrangler/state.
 * `npm start -- --drafts` also shows drafts and future posts, from a build that is never deployed.
 */
const { values } = readOptions({
  options: { drafts: { type: 'boolean' }, verbose: { type: 'boolean' } },
})
const state = '.wrangler/state'

try {
  const port = portOf(8788)
  await requireFreePort(port)
  await buildOrExit(values)
  const { clientFolder } = await import('@lintel/engine/built/folders.ts')
  migrate(state)
  const site = await serve({ port, state, assets: clientFolder })
  console.log(`
  Scheduled work (mail that waits, the daily clean-up) runs here when it is asked to:
    curl "${site.address}/cdn-cgi/local/scheduled"
  The site is at ${site.address}
  Stop it with Ctrl+C.`)
  await site.ended
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}
