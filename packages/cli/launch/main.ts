import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages, client } from '@lintel/engine/built/artefact.ts'
import { readOptions } from '@lintel/engine/command/readOptions.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import { explainDiagnostic } from '@lintel/rules/diagnostic.ts'
import { readSecrets } from '../deploy/readSecrets.ts'
import { checkLaunch, type LaunchDiagnostic, type Severity, severities } from './checkLaunch.ts'
import { checkOldAddresses, readOldSitemap } from './oldSitemap.ts'
import { readCheckout } from './readCheckout.ts'

/**
 * Lists what is between this checkout and an honest launch, with a fix for each. Exits with code 1 if
 * something must be done, otherwise 0.
 *   npm run launch-check                        works offline, as if no secret were set
 *   npm run launch-check -- --secrets SMTP_URL,BOT_CHECK_SECRET
 *   npm run launch-check -- --account           gets the names of the live Worker's secrets
 *   npm run launch-check -- --old-sitemap https://old.firm.com/sitemap.xml   or a file: lists old addresses that would die
 *   npm run launch-check -- --json
 */
const { values } = readOptions({
  options: {
    secrets: { type: 'string', default: '' },
    account: { type: 'boolean', default: false },
    'old-sitemap': { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const headings: Record<Severity, string> = {
  must: 'Must be done before the launch',
  should: 'Should be done',
  may: 'Worth a look',
}

const problems = [...(await oldAddresses(values['old-sitemap'])), ...checkLaunch(readCheckout(secretNames()))]
if (values.json) console.log(JSON.stringify(problems, null, 2))
else {
  for (const severity of severities) print(severity)
  if (problems.every(({ severity }) => severity === 'may'))
    console.log('\nNothing is missing: the site can be launched.')
}
if (problems.some(({ severity }) => severity === 'must')) process.exitCode = 1

function secretNames(): string[] {
  if (!values.account) return values.secrets.split(',').filter(Boolean)
  const { secrets, diagnostics } = readSecrets()
  for (const diagnostic of diagnostics) console.error(explainDiagnostic(diagnostic))
  return secrets
}

async function oldAddresses(sitemap: string | undefined): Promise<LaunchDiagnostic[]> {
  if (sitemap === undefined) return []
  try {
    const moved = new Set(getContent('redirects').map(({ from }) => from))
    const pages = builtPages().map(({ path }) => path)
    if (pages.length === 0) throw new Error('There is no built site to compare with. Run: npm run build')
    const lives = (path: string) => pages.includes(path) || moved.has(path) || existsSync(join(client, path))
    return checkOldAddresses(await readOldSitemap(sitemap), lives, pages)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

function print(severity: Severity) {
  const these = problems.filter((diagnostic) => diagnostic.severity === severity)
  if (these.length === 0) return
  console.log(`\n${headings[severity]} (${these.length})\n`)
  for (const diagnostic of these) console.log(`  ${explainDiagnostic(diagnostic)}`)
}
