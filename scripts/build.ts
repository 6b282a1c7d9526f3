import { build } from 'vike/api'
import { writeOutputs } from '#renderer/outputs/index.ts'

/** Pre-renders every page into dist/client, then writes what else belongs to the artefact. */
const started = performance.now()
await build()
await writeOutputs('dist/client')
console.log(`Built dist/client in ${((performance.now() - started) / 1000).toFixed(1)} s`)
