import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { site } from '@site/data/site.ts'

/**
 * Writes the brand to a module for the Worker, which cannot read files. wrangler runs this before bundling.
 */
const file = '.cache/site.js'
const module = `export const site = ${JSON.stringify(site)}\n`

// A running dev server watches the file and would restart.
if (!existsSync(file) || readFileSync(file, 'utf8') !== module) {
  mkdirSync('.cache', { recursive: true })
  writeFileSync(file, module)
}
