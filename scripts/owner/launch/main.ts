import { parseArgs } from 'node:util'
import { readSecrets } from '#scripts/owner/deploy/readSecrets.ts'
import type { Finding, Severity } from './Finding.ts'
import { findings } from './findings.ts'
import { readCheckout } from './readCheckout.ts'

/**
 * Lists what stands between this checkout and an honest launch, with a fix for each. Exit code 1 where something
 * must be done, 0 otherwise.
 *   npm run launch-check                        works offline, with no secret set
 *   npm run launch-check -- --secrets SMTP_URL,BOT_CHECK_SECRET
 *   npm run launch-check -- --account           asks the live Worker for the names of its secrets
 *   npm run launch-check -- --json
 */
const { values } = parseArgs({
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

const found = findings(readCheckout(secretNames()))
if (values.json) console.log(JSON.stringify(found, null, 2))
else {
  for (const severity of ['must', 'should', 'may'] as const) print(severity, found)
  if (found.every(({ severity }) => severity === 'may'))
    console.log('\nNothing is missing: the site can be launched.')
}
if (found.some(({ severity }) => severity === 'must')) process.exitCode = 1

function secretNames(): string[] {
  if (!values.account) return values.secrets.split(',').filter(Boolean)
  const { secrets, problems } = readSecrets()
  for (const { why, fix } of problems) console.error(`${why}\n  Fix: ${fix}`)
  return secrets
}

function print(severity: Severity, all: Finding[]) {
  const these = all.filter((finding) => finding.severity === severity)
  if (these.length === 0) return
  console.log(`\n${headings[severity]} (${these.length})\n`)
  for (const { message, fix } of these) console.log(`  ${message}\n    Fix: ${fix}`)
}
