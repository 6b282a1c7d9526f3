#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Creates a site in an empty folder: `npm create @lintel my-site`. Plain JavaScript, because any Node must be
 * able to run it.
 */
const [folder = ''] = process.argv.slice(2)
const isTaken = folder !== '' && existsSync(folder) && readdirSync(folder).length > 0
if (folder === '' || isTaken) {
  const reason = isTaken ? `${folder} is not empty. ` : ''
  console.error(`${reason}Name a new or an empty folder: npm create @lintel my-site`)
  process.exitCode = 1
} else {
  cpSync(new URL('site/', import.meta.url), folder, { recursive: true })
  // npm does not pack these files under their own names.
  for (const name of ['gitignore', 'npmrc']) renameSync(join(folder, name), join(folder, `.${name}`))
  console.log(`The site is in ${folder}. Go on there: npm install && npm run desk`)
}
