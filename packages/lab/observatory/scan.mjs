import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { scan } from '@mdn/mdn-http-observatory/src/scanner/index.js'

// The package's install script would fetch the HSTS preload list; no test host is on it, so an empty one will
// do.
const preloaded = fileURLToPath(
  import.meta.resolve('@mdn/mdn-http-observatory').replace(/src\/.*/, 'conf/hsts-preload.json'),
)
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const { scan: result, tests } = await scan(process.argv[2])
const failed = Object.entries(tests).filter(([, { pass, scoreModifier }]) => !pass || scoreModifier < 0)
const { grade, score } = result
const deductions = failed.map(([name, { result }]) => `${name}: ${result}`)
console.log(JSON.stringify({ grade, score, deductions }))
