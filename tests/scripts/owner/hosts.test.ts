import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { hosts } from '@lintel/cli/hosts/hosts.ts'
import { type HostConfig, readHostConfig } from '@lintel/edge/node/hostConfig.ts'
import { readHeaders } from '@lintel/engine/built/hostHeaders.ts'
import { expect, onTestFinished, test } from 'vitest'

/** Real web servers answer with the others' files in `npm run quality -- hosts`; these hosts cannot be run here. */
const folder = 'tests/functions/fixtures/site'
const config = readHostConfig(folder, false)
const paths = globSync('**/*.*', { cwd: folder }).map(
  (file) => `/${file.replace(/(?:(^|\/)index)?\.html$/, '')}`,
)
const expected = readHeaders(readFileSync(`${folder}/_headers`, 'utf8'))
const textOf = (host: string, file: string, changed: Partial<HostConfig> = {}) =>
  hosts[host]?.filesOf({ ...config, ...changed })[file] ?? ''

/** Of two rules for one header, the later one counts. */
const headersAt = (path: string, rules: { matches: RegExp; name: string; value: string }[]) =>
  Object.fromEntries(
    rules.filter(({ matches }) => matches.test(path)).map(({ name, value }) => [name, value]),
  )

test('Netlify sends what the build says, by rules whose star stands at the end', () => {
  const rules = textOf('netlify', '_headers')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', line = ''] = block.split('\n  ')
      expect(pattern).toMatch(/^\/[^*]*\*?$/)
      const [name = '', value = ''] = line.split(/: (.*)/)
      return { matches: new RegExp(`^${RegExp.escape(pattern).replace('\\*', '.*')}$`), name, value }
    })
  for (const path of paths) expect(headersAt(path, rules), path).toEqual(expected(path))
})

test('Vercel sends what the build says', () => {
  const { headers } = JSON.parse(textOf('vercel', 'vercel.json'))
  const rules = (headers as { source: string; headers: { key: string; value: string }[] }[]).flatMap((rule) =>
    rule.headers.map(({ key, value }) => ({ matches: new RegExp(`^${rule.source}$`), name: key, value })),
  )
  for (const path of paths) expect(headersAt(path, rules), path).toEqual(expected(path))
})

test('addresses that pages had lead on, and each part of the site has its not-found page', () => {
  const redirects = new Map([
    ['/old', '/about'],
    ['/über', '/about'],
  ])
  expect(JSON.parse(textOf('vercel', 'vercel.json', { redirects })).redirects).toEqual([
    { source: '/old', destination: '/about', statusCode: 301 },
    { source: '/%C3%BCber', destination: '/about', statusCode: 301 },
  ])
  const lines = textOf('netlify', '_redirects', { redirects }).split('\n')
  expect(lines.slice(0, 2)).toEqual(['/old /about 301!', '/%C3%BCber /about 301!'])
  expect(lines).toContain('/404 /404.html 404!')
  expect(lines.indexOf('/blog/* /blog/not-found.html 404')).toBeLessThan(lines.indexOf('/* /404.html 404'))
})

test('the command takes the names of hosts alone, and no site whose last build failed', () => {
  const own = mkdtempSync(join(tmpdir(), 'hosts-'))
  onTestFinished(() => rmSync(own, { recursive: true }))
  cpSync('content', join(own, 'content'), { recursive: true })
  cpSync(folder, join(own, 'dist/client'), { recursive: true })
  const run = (name: string) =>
    spawnSync('node', [resolve('packages/cli/hosts/main.ts'), name], { cwd: own, encoding: 'utf8' })
  expect(run('constructor')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run hosts --') })
  expect(run('nginx')).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(join(own, 'dist/hosts/nginx'))).toEqual(['maps.conf', 'server.conf'])
  writeFileSync(join(own, 'dist/unfinished'), '')
  expect(run('nginx')).toMatchObject({ status: 1, stderr: expect.stringContaining('The last build failed') })
})
