import { build } from 'vike/api'
import { writeOutputs } from '#renderer/outputs/index.ts'
import { clientFolder } from './built/folders.ts'
import { describeFault } from './checks/Fault.ts'
import { findFaults } from './checks/findFaults.ts'

/** Pre-renders every page into dist/client, then writes what else belongs to the artefact. */
const started = performance.now()
const faults = findFaults()
if (faults.length > 0) {
  console.error(`Not built:\n${faults.map(describeFault).join('\n')}`)
  process.exit(1)
}
// The style guide is for those who develop the site.
process.env.VIKE_CRAWL = JSON.stringify({ ignore: 'pages/style-guide/**' })
await build()
await writeOutputs(clientFolder)
console.log(`Built ${clientFolder} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
