import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { site } from '@lintel/engine/content/site.ts'

/** Writes the values of the brand for the Worker, which reads no files: wrangler runs this before it bundles. */
const file = '.cache/site.js'
const module = `export const site = ${JSON.stringify(site)}\n`

// A runtime watches the file and would begin anew.
if (!existsSync(file) || readFileSync(file, 'utf8') !== module) {
  mkdirSync('.cache', { recursive: true })
  writeFileSync(file, module)
}
