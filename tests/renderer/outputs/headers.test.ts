import { describe, expect, test } from 'vitest'
import { contentPolicy } from '#renderer/outputs/contentPolicy.ts'
import { rulesFor } from '#renderer/outputs/headers.ts'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1)

const policyOf = (html: string) => contentPolicy({ path: '/page', html })
const hashOfOne = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"

describe('scripts', () => {
  test.each([
    ['<script>1</script>', `'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='`],
    ['<script type="module">1</script>', `'self' ${hashOfOne}`],
    ['<script type="speculationrules">1</script>', `'self' ${hashOfOne}`],
    ['<script>1</script><script>1</script>', `'self' ${hashOfOne}`],
    ['<script type="module" src="/a.js"></script>', "'self'"],
    ['<script type="application/ld+json">1</script>', "'self'"],
  ])('%s', (html, expected) => {
    expect(directive(policyOf(html), 'script-src')).toBe(expected)
  })
})

const tool = 'https://tool.example'

describe('frames', () => {
  test.each([
    ['<p>none</p>', undefined],
    ['<div data-frame="/apps/one"></div>', "'self'"],
    ['<div data-frame="https://tool.example/a"></div><div data-frame="https://tool.example/b">', tool],
  ])('%s', (html, expected) => {
    expect(directive(policyOf(html), 'frame-src')).toBe(expected)
  })
})

describe('third parties', () => {
  const service = {
    id: 'ads',
    name: '',
    purpose: '',
    setting: 'x',
    sources: { 'script-src': [tool] },
  } as const
  const services = [{ ...service, sources: { 'script-src': [tool], 'frame-src': [`${tool}/frame`] } }]
  const place = '<aside data-third-party="ads" hidden></aside>'

  test.each([
    ['a page with their place names their sources', place, services, `'self' ${tool}`, `${tool}/frame`],
    ['a page without does not', '<aside></aside>', services, "'self'", undefined],
    ['nor does any while none is configured', place, [], "'self'", undefined],
  ])('%s', (_, html, configured, scripts, frames) => {
    const policy = contentPolicy({ path: '/page', html }, configured)
    expect(directive(policy, 'script-src')).toBe(scripts)
    expect(directive(policy, 'frame-src')).toBe(frames)
    expect(policy.includes('require-trusted-types-for')).toBe(scripts === "'self'")
  })
})

describe('rules', () => {
  const withPolicy = (page: { path: string; html: string }) => ({ ...page, policy: contentPolicy(page) })
  const plain = (path: string) => ({ path, html: '' })
  const framed = (path: string) => ({ path, html: `<div data-frame="${tool}/"></div>` })
  const policies = (...pages: { path: string; html: string }[]) =>
    rulesFor(pages.map(withPolicy))
      .filter(({ headers }) => 'Content-Security-Policy' in headers)
      .map(({ pattern, headers }) => [
        pattern,
        directive(headers['Content-Security-Policy'] ?? '', 'frame-src'),
      ])

  test('one rule serves pages that are alike', () => {
    expect(policies(plain('/'), plain('/a'), plain('/blog/a'))).toEqual([
      ['/*', undefined],
      ['/apps/*', undefined],
    ])
  })

  test('a folder has the policy of most of its pages, and the others keep theirs', () => {
    const pages = [plain('/'), plain('/a'), plain('/b'), plain('/c'), plain('/tools/missing')]
    expect(policies(...pages, framed('/d'), framed('/tools/a'), framed('/tools/b'))).toEqual([
      ['/*', undefined],
      ['/d', tool],
      ['/tools/*', tool],
      ['/tools/missing', undefined],
      ['/apps/*', undefined],
    ])
  })

  test('a narrower rule takes the place of a wider one, and adds nothing to it', () => {
    const [everywhere, ...others] = rulesFor([plain('/'), plain('/a'), framed('/b')].map(withPolicy))
    for (const { headers, replaces, pattern } of others) {
      const repeated = Object.keys(headers).filter((name) => everywhere && name in everywhere.headers)
      expect([pattern, repeated.length > 0 && !replaces]).toEqual([pattern, false])
    }
  })
})
