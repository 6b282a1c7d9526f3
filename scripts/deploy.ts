import { spawnSync } from 'node:child_process'
import { unstable_readConfig } from 'wrangler'
import { site } from '#data/site.ts'
import { findProblems } from './deploy/findProblems.ts'
import type { Problem } from './deploy/Problem.ts'
import { readSecrets } from './deploy/readSecrets.ts'

/**
 * Puts the site live: checks the settings, builds, brings the database up to date, uploads. Nothing is touched
 * while a required setting is missing. `npm run deploy -- --check` only checks. See docs/deploy.md.
 */
const steps = [
  ['npm', 'run', '--silent', 'build'],
  ['wrangler', 'd1', 'migrations', 'apply', 'DATABASE', '--remote'],
  ['wrangler', 'deploy'],
] as const

const account = readSecrets()
const config = unstable_readConfig({ config: 'wrangler.jsonc' })
const problems = [...account.problems, ...findProblems({ site, config, secrets: account.secrets })]

if (problems.length > 0) {
  console.error(`The site cannot go live yet: ${problems.length} settings are missing or wrong.\n`)
  for (const problem of problems) console.error(describe(problem))
  process.exit(1)
}
console.log('All required settings are there.')
if (!process.argv.includes('--check')) for (const step of steps) run(step)

function run([command, ...args]: readonly [string, ...string[]]) {
  console.log(`\n— ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, CI: 'true' } })
  if (status === 0) return
  console.error(`\n"${command} ${args.join(' ')}" failed, and nothing after it was done.`)
  process.exit(1)
}

function describe({ setting, why, cure }: Problem): string {
  return `  ${setting}\n    Why:  ${why}\n    Cure: ${cure}\n`
}
