import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ask } from './ask.ts'
import { type Answers, settingsOf } from './settingsOf.ts'
import { write } from './write.ts'

/**
 * Makes the site a firm's own: asks for the brand, or reads it from a file, and writes it.
 *   npm run rebrand
 *   npm run rebrand -- --answers brand.json
 */
const { values } = parseArgs({ options: { answers: { type: 'string' } } })

try {
  const answers = values.answers ? (JSON.parse(readFileSync(values.answers, 'utf8')) as Answers) : await ask()
  const written = write(settingsOf(answers))
  console.log(`Wrote ${written.join(', ')}.\nNext: "npm run build", then "npm run launch-check".`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
