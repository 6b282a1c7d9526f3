import { endBuild, waitForOtherBuilds } from './build/lock.ts'

/** Builds the site into dist/client: see build/buildSite.ts. */
process.env.NODE_ENV = 'production'
const started = performance.now()
await waitForOtherBuilds()
const { clientFolder } = await import('./built/folders.ts')
const { buildSite, Refused } = await import('./build/buildSite.ts')
try {
  await buildSite()
} catch (error) {
  console.error(error instanceof Refused ? error.message : error)
  process.exit(1)
}
endBuild()
console.log(`Built ${clientFolder} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
