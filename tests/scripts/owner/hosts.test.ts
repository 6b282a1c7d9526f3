import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readHeaders } from '#scripts/built/hostHeaders.ts'
import { type HostFacts, readHostFacts } from '#scripts/owner/hosts/hostFacts.ts'
import { hosts } from '#scripts/owner/hosts/hosts.ts'

/** Real web servers answer with the others' files in `npm run quality -- hosts`; these hosts cannot be run here. */
const folder = 'tests/functions/fixtures/site'
const facts = readHostFacts(folder, false)
const paths = globSync('**/*.*', { cwd: folder }).map(
  (file) => `/${file.replace(/(?:(^|\/)index)?\.html$/, '')}`,
)
const expected = readHeaders(readFileSync(`${folder}/_headers`, 'utf8'))
const textOf = (host: string, file: string, changed: Partial<HostFacts> = {}) =>
  hosts[host]?.filesOf({ ...facts, ...changed })[file] ?? ''

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
  const redirects = new Map([['/old', '/about']])
  expect(JSON.parse(textOf('vercel', 'vercel.json', { redirects })).redirects).toEqual([
    { source: '/old', destination: '/about', statusCode: 301 },
  ])
  const lines = textOf('netlify', '_redirects', { redirects }).split('\n')
  expect(lines[0]).toBe('/old /about 301!')
  expect(lines).toContain('/404 /404.html 404!')
  expect(lines.indexOf('/blog/* /blog/not-found.html 404')).toBeLessThan(lines.indexOf('/* /404.html 404'))
})
