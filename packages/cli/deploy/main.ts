import { spawnSync } from 'node:child_process'
import { requireFinishedBuild } from '@lintel/engine/built/lastBuild.ts'
import { readOptions } from '@lintel/engine/command/readOptions.ts'
import { explainDiagnostic } from '@lintel/rules/diagnostic.ts'
import { site } from '@site/data/site.ts'
import { unstable_readConfig } from 'wrangler'
import { checkDatabase, checkDeployment } from './checkDeployment.ts'
import { readSecrets } from './readSecrets.ts'
import { deploySteps, type Step } from './steps.ts'

/**
 * Deploys the site: checks the settings, builds, migrates the database, uploads. Changes nothing if a
 * required setting is missing. See docs/deploy.md.
 *   npm run deploy -- --check              only checks
 *   npm run deploy -- --built              uploads dist/client as it is
 *   npm run deploy -- --preview my-branch  deploys to an address of its own, with the previews' database
 */
const { values } = readOptions({
  options: {
    check: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    preview: { type: 'string' },
  },
})

if (values.built) {
  try {
    requireFinishedBuild()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
const env = values.preview === undefined ? '' : 'preview'
const account = readSecrets(env)
const config = unstable_readConfig({ config: 'wrangler.jsonc', env })
const settings = { site, config, secrets: account.secrets }
// Previews are not public, so they may lack what visitors need.
const problems = values.preview === undefined ? checkDeployment(settings) : checkDatabase(settings)
const diagnostics = [...account.diagnostics, ...problems]

if (diagnostics.length > 0) {
  const [number, be] =
    diagnostics.length === 1 ? ['One setting', 'is'] : [`${diagnostics.length} settings`, 'are']
  console.error(`The site cannot go live yet. ${number} ${be} missing or wrong:\n`)
  for (const diagnostic of diagnostics) console.error(`  ${explainDiagnostic(diagnostic)}\n`)
  process.exit(1)
}
console.log('All required settings are there.')
if (!values.check) for (const step of deploySteps(values)) run(step)

function run([command, ...args]: Step) {
  console.log(`\n— ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, CLOUDFLARE_ENV: env, CI: 'true' },
  })
  if (status === 0) return
  console.error(`\n"${command} ${args.join(' ')}" failed. None of the later steps was run.`)
  process.exit(1)
}
