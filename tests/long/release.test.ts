import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serve } from '@lintel/cli/wrangler.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { afterAll, expect, test } from 'vitest'

const copy = projectCopy()
const at = (name: string) => join(copy.folder, name)
const port = Number(process.env.PORT ?? 8795)
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
  XDG_STATE_HOME: at('.cache/state'),
}
afterAll(copy.remove, 60_000)

function run(...args: string[]): { status: number | null; output: string } {
  const { NODE_ENV: _, VITEST: __, ...env } = environment
  const command = ['packages/cli/release/main.ts', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy.folder,
    env,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@firm.example', ...args], {
    cwd: copy.folder,
  })

function commit() {
  git('add', '-A')
  git('commit', '-qm', 'Change')
}

/** Signs, in the hope that this fails. */
function refusal(...args: string[]): string {
  const { status, output } = run(...args)
  expect(status, output).toBe(1)
  return output
}

test('only a whole build of exactly what was committed is signed, and the edge then serves what was signed', async () => {
  git('init', '-q')
  commit()
  expect(refusal('sign')).toMatch(/There is no build to sign/)
  expect(refusal('verify', 'http://127.0.0.1:9')).toMatch(/manifest\.json is missing/)

  copy.build()
  expect(refusal('sign')).toMatch(/There is no .*release-key\.pem/)
  expect(run('key').status).toBe(0)
  expect(refusal('sign')).toMatch(/these changes are not committed:[\s\S]*release-key\.pub\.pem/)
  commit()

  rmSync(at('dist/client/about.html'))
  expect(refusal('sign')).toMatch(/was not built from the present sources: about\.html differed/)
  writeFileSync(at('dist/client/extra.html'), 'extra')
  expect(refusal('sign')).toMatch(/extra\.html differed/)
  const post = at('content/blog/welcome-to-our-blog.md')
  writeFileSync(post, `${readFileSync(post, 'utf8')}\nOne more sentence.\n`)
  commit()
  expect(refusal('sign')).toMatch(/welcome-to-our-blog\.html/)

  const { status, output } = run('sign')
  expect(output).toMatch(/Signed release \d+/)
  expect(status).toBe(0)
  const site = await serve({ port, state: at('.wrangler/state'), assets: copy.client })
  const verified = run('verify', site.address)
  await site.stop()
  expect(verified.output).toMatch(/serves what was signed/)
  expect(verified.status).toBe(0)
})
