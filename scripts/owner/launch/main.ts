import { explainDiagnostic } from '#data/diagnostic.ts'
import { readOptions } from '#scripts/readOptions.ts'
import { readSecrets } from '../deploy/readSecrets.ts'
import { checkLaunch, type Severity, severities } from './checkLaunch.ts'
import { readCheckout } from './readCheckout.ts'

/**
 * Lists what stands between this checkout and an honest launch, with a fix for each. Exit code 1 where something
 * must be done, 0 otherwise.
 *   npm run launch-check                        works offline, with no secret set
 *   npm run launch-check -- --secrets SMTP_URL,BOT_CHECK_SECRET
 *   npm run launch-check -- --account           asks the live Worker for the names of its secrets
 *   npm run launch-check -- --json
 */
const { values } = readOptions({
  options: {
    secrets: { type: 'string', default: '' },
    account: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const headings: Record<Severity, string> = {
  must: 'Must be done before the launch',
  should: 'Should be done',
  may: 'Worth a look',
}

const found = checkLaunch(readCheckout(secretNames()))
if (values.json) console.log(JSON.stringify(found, null, 2))
else {
  for (const severity of severities) print(severity)
  if (found.every(({ severity }) => severity === 'may'))
    console.log('\nNothing is missing: the site can be launched.')
}
if (found.some(({ severity }) => severity === 'must')) process.exitCode = 1

function secretNames(): string[] {
  if (!values.account) return values.secrets.split(',').filter(Boolean)
  const { secrets, diagnostics } = readSecrets()
  for (const diagnostic of diagnostics) console.error(explainDiagnostic(diagnostic))
  return secrets
}

function print(severity: Severity) {
  const these = found.filter((diagnostic) => diagnostic.severity === severity)
  if (these.length === 0) return
  console.log(`\n${headings[severity]} (${these.length})\n`)
  for (const diagnostic of these) console.log(`  ${explainDiagnostic(diagnostic)}`)
}
