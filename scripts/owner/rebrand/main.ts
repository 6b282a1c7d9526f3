import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inWords } from '#data/responseTime.ts'
import { site } from '#data/site.ts'
import type { Literal } from '#scripts/source/settings.ts'
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
  const settings = settingsOf(values.answers ? read(values.answers) : await askAtTerminal())
  const written = write(settings)
  console.log(
    `Wrote ${written.join(', ')}.\nVisitors read: "Response time: ${promiseIn(settings)}."\nNext: "npm run build", then "npm run launch-check".`,
  )
} catch (error) {
  // Control-C at a question.
  const isCancelled = (error as Error).name === 'ExitPromptError'
  console.error(isCancelled ? 'Nothing was written.' : (error as Error).message)
  process.exitCode = 1
}

function promiseIn(settings: ReadonlyMap<string, Literal>): string {
  const { responseTime } = site
  const answered = Object.keys(responseTime).map(
    (name) => [name, settings.get(`responseTime.${name}`)] as const,
  )
  const { span, window } = inWords({
    ...responseTime,
    ...Object.fromEntries(answered.filter(([, value]) => value !== undefined)),
  })
  return `${span}, ${window}`
}

function read(file: string): Answers {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function askAtTerminal(): Promise<Answers> {
  if (process.stdin.isTTY) return ask()
  throw new Error(
    'The questions need a terminal. Answer from a file instead: npm run rebrand -- --answers brand.json',
  )
}
