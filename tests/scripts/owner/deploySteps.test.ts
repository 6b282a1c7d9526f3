import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { deploySteps } from '@lintel/cli/deploy/steps.ts'
import { cacheFolder } from '@lintel/engine/built/folders.ts'
import matter from 'gray-matter'
import { describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'

const commands = (options: Parameters<typeof deploySteps>[0]) =>
  deploySteps(options).map((step) => step.join(' '))

describe('a deployment', () => {
  test('builds, migrates and uploads', () => {
    expect(commands({ built: false })).toEqual([
      'npm run --silent build',
      'wrangler d1 migrations apply DATABASE --remote',
      'wrangler deploy',
    ])
  })

  test('uploads what a pipeline has tested', () => {
    expect(commands({ built: true })).not.toContain('npm run --silent build')
  })

  test.each([
    ['my-branch', 'b-my-branch'],
    ['Fix/Über_42', 'b-fix-ber-42'],
    ['a'.repeat(80), `b-${'a'.repeat(28)}`],
    ['twenty-seven-letters-here-is-', 'b-twenty-seven-letters-here-is'],
  ])('shows the branch %s beside the live site', (branch, alias) => {
    expect(commands({ built: true, preview: branch })).toEqual([
      'wrangler d1 migrations apply DATABASE --remote --env preview',
      `wrangler versions upload --preview-alias ${alias} --env preview`,
    ])
  })

  test('of a preview shares no database, no route and no mail with the live site', () => {
    const [live, preview] = ['', 'preview'].map((env) =>
      unstable_readConfig({ config: 'wrangler.jsonc', env }, { hideWarnings: true }),
    )
    expect(preview?.name).toBe(`${live?.name}-preview`)
    expect(preview?.d1_databases[0]).toMatchObject({
      binding: 'DATABASE',
      migrations_dir: 'node_modules/@lintel/edge/migrations',
    })
    expect(preview?.d1_databases[0]?.database_name).not.toBe(live?.d1_databases[0]?.database_name)
    expect(preview).toMatchObject({ routes: [], send_email: [], vars: {} })
  })
})

interface Step {
  run?: string
  uses?: string
  if?: string
  with?: Record<string, unknown>
}
type Job = { needs?: string; if?: string; steps: Step[]; 'timeout-minutes'?: number }

describe('the pipeline', () => {
  const read = (file: string) =>
    matter(`---\n${readFileSync(file, 'utf8')}\n---`, {}).data as { jobs: Record<string, Job> }
  const workflows = globSync('.github/workflows/*.yml').map(read)
  const { jobs } = read('.github/workflows/site.yml')
  const runs = (job: string) => (jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? [])
  const artifact = (job: string, use: string) =>
    jobs[job]?.steps.find((step) => step.uses?.startsWith(use) && step.with?.name === 'site')?.with

  test('builds once, and deploys what it has tested', () => {
    expect(runs('test')).toEqual(['npm ci', 'npm test'])
    expect(artifact('test', 'actions/upload-artifact')).toMatchObject({ path: 'dist/client' })
    expect(artifact('deploy', 'actions/download-artifact')).toMatchObject({ path: 'dist/client' })
    expect(jobs.deploy?.needs).toBe('test')
    expect(runs('deploy').every((command) => !command.includes('build '))).toBe(true)
  })

  test('shows secrets to the steps that deploy, and to no other', () => {
    const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps))
    const around = workflows.map(({ jobs, ...others }) => [
      others,
      Object.values(jobs).map(({ steps: _, ...rest }) => rest),
    ])
    const secret = /secrets\.|github\.token/
    expect(JSON.stringify(around)).not.toMatch(secret)
    const trusted = steps.filter((step) => secret.test(JSON.stringify(step)))
    expect(trusted.length).toBeGreaterThan(0)
    for (const { run } of trusted) expect(run).toMatch(/npm run deploy|gh workflow run/)
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false })
  })

  test('puts main live, and shows other branches beside it', () => {
    const [live, preview] = (jobs.deploy?.steps ?? []).filter(({ run }) => run?.includes('deploy'))
    expect(live).toMatchObject({ if: "github.ref == 'refs/heads/main'", run: 'npm run deploy -- --built' })
    expect(preview).toMatchObject({
      if: "github.ref != 'refs/heads/main'",
      run: 'npm run deploy -- --built --preview "$BRANCH"',
    })
  })

  test('runs the actions that were looked at, and none that was put in their place', () => {
    const used = workflows
      .flatMap(({ jobs }) => Object.values(jobs))
      .flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []))
    expect(used.length).toBeGreaterThan(5)
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/)
  })

  test('knows the whole history and what was built before, where it builds', () => {
    const steps = jobs.test?.steps ?? []
    const settingsOf = (action: string) => steps.find(({ uses }) => uses?.startsWith(action))?.with
    expect(settingsOf('actions/checkout@')).toMatchObject({ 'fetch-depth': 0 })
    expect(cacheFolder.startsWith(resolve(String(settingsOf('actions/cache@')?.path)))).toBe(true)
  })

  test('ends by itself, and never writes what visitors name into a command', () => {
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0)
    for (const name of Object.keys(jobs)) for (const run of runs(name)) expect(run).not.toContain('${{')
  })
})

test('images are those that were looked at, and none that was put in their place', () => {
  const named = (file: string, image: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(image)].map(([, name]) => name)
  const images = [...named('Dockerfile', /^FROM (\S+)/gm), ...named('compose.yaml', /^\s+image: (\S+)/gm)]
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toMatch(/^\w+:\d+\.\d+\.\d+-[\w-]+@sha256:[0-9a-f]{64}$/)
})
