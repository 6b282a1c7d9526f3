import { readFileSync, writeFileSync } from 'node:fs'
import { writeHolidays } from '@lintel/engine/checks/calendarOf.ts'
import { readOptions } from '@lintel/engine/command/readOptions.ts'
import { siteFile } from '@lintel/engine/content/readSite.ts'
import type { Site } from '@lintel/engine/schemas/site.ts'
import { formatResponseTime } from '@lintel/rules/formatResponseTime.ts'
import { lacksDatabase } from '../deploy/checkDeployment.ts'
import { readConfig } from '../deploy/readConfig.ts'
import { type Literal, setLiterals } from '../source/settings.ts'
import { promptSettings } from './promptSettings.ts'
import { type Answers, settingsOf, shadesInsteadOf, withSettings } from './settingsOf.ts'

/**
 * Makes the site a firm's own: asks for the brand, or reads it from a file, and writes it.
 *   npm run rebrand
 *   npm run rebrand -- --answers brand.json
 */
const { values } = readOptions({ options: { answers: { type: 'string' } } })

try {
  const answers = values.answers ? read(values.answers) : await promptAtTerminal()
  const settings = settingsOf(answers)
  const files = write(settings)
  const instead = typeof answers.accent === 'string' ? shadesInsteadOf(answers.accent) : []
  if (instead.length > 0)
    console.log(['The accent was not taken everywhere as it was chosen:', ...instead].join('\n  '))
  console.log(
    `Wrote ${files.join(', ')}.\nVisitors read: "Response time: ${promiseIn(settings)}."\nNext: "npm run build", then "npm run launch-check".`,
  )
} catch (error) {
  // Ctrl+C at a prompt.
  const isCancelled = (error as Error).name === 'ExitPromptError'
  console.error(isCancelled ? 'Nothing was written.' : (error as Error).message)
  process.exitCode = 1
}

function promiseIn(settings: ReadonlyMap<string, Literal>): string {
  const { responseTime } = withSettings(settings) as Site
  const { span, window } = formatResponseTime(responseTime)
  return `${span}, ${window}`
}

function read(file: string): Answers {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function promptAtTerminal(): Promise<Answers> {
  if (process.stdin.isTTY) return promptSettings()
  throw new Error(
    'The questions need a terminal. Answer from a file instead: npm run rebrand -- --answers brand.json',
  )
}

/**
 * Writes the settings into `content/site.yaml`, the holidays of the firm's region, and the name into the
 * configuration of tools.
 * @returns the files that were written
 */
function write(settings: ReadonlyMap<string, Literal>): string[] {
  change(siteFile, settings)
  const region = settings.get('region')
  const files = [siteFile, ...(region ? [writeHolidays(String(region))] : [])]
  const slug = settings.get('storagePrefix')
  if (typeof slug !== 'string') return files
  change('package.json', new Map([['name', slug]]))
  change(
    'package-lock.json',
    new Map([
      ['name', slug],
      ['packages..name', slug],
    ]),
  )
  const edge = edgeSettings(slug, settings.get('email.hello'))
  if (edge) change('wrangler.jsonc', edge)
  return [...files, 'package.json', 'package-lock.json', ...(edge ? ['wrangler.jsonc'] : [])]
}

/**
 * Returns the settings of wrangler.jsonc, or undefined if the site is live: new names would create another
 * Worker with an empty database.
 */
function edgeSettings(slug: string, mailbox: Literal | undefined): Map<string, Literal> | undefined {
  const config = readConfig()
  if (!lacksDatabase(config)) return undefined
  return new Map<string, Literal>([
    ['name', slug],
    ['d1_databases.0.database_name', slug],
    ['env.preview.d1_databases.0.database_name', `${slug}-preview`],
    ...(mailbox ? [['send_email.0.destination_address', mailbox] as const] : []),
  ])
}

function change(file: string, values: ReadonlyMap<string, Literal>) {
  writeFileSync(file, setLiterals(file, readFileSync(file, 'utf8'), values))
}
