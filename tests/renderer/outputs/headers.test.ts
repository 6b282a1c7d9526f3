import { contentPolicy, type PolicyInput } from '@lintel/engine/outputs/contentPolicy.ts'
import { rulesFor } from '@lintel/engine/outputs/headers.ts'
import { describe, expect, test } from 'vitest'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1)

const nothing: PolicyInput = { scripts: [], styles: [], thirdParties: new Set(), iframes: new Set() }
const policyOf = (page: Partial<PolicyInput>) => contentPolicy({ ...nothing, ...page })
const hashOfOne = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"

test('inline scripts and styles are allowed by their hashes, each once', () => {
  expect(directive(policyOf({}), 'script-src')).toBe("'self'")
  const policy = policyOf({ scripts: ['1', '1'], styles: ['1'] })
  expect(directive(policy, 'script-src')).toBe(`'self' ${hashOfOne}`)
  expect(directive(policy, 'style-src')).toBe(`'self' ${hashOfOne}`)
})

const tool = 'https://tool.example'

describe('frames', () => {
  test.each([
    [[], undefined],
    [['/apps/one'], "'self'"],
    [[`${tool}/a`, `${tool}/b`], tool],
  ])('%s', (frames, expected) => {
    expect(directive(policyOf({ iframes: new Set(frames) }), 'frame-src')).toBe(expected)
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
  const ads = new Set(['ads'] as const)

  test.each([
    ['a page with their place names their sources', ads, services, `'self' ${tool}`, `${tool}/frame`],
    ['a page without does not', new Set([]), services, "'self'", undefined],
    ['nor does any while none is configured', ads, [], "'self'", undefined],
  ])('%s', (_, thirdParties, configured, scripts, frames) => {
    const policy = contentPolicy({ ...nothing, thirdParties }, configured)
    expect(directive(policy, 'script-src')).toBe(scripts)
    expect(directive(policy, 'frame-src')).toBe(frames)
    expect(policy.includes('require-trusted-types-for')).toBe(scripts === "'self'")
  })
})

describe('rules', () => {
  const plain = (path: string) => ({ path, policy: policyOf({}) })
  const framed = (path: string) => ({ path, policy: policyOf({ iframes: new Set([`${tool}/`]) }) })
  const policies = (...pages: { path: string; policy: string }[]) =>
    rulesFor(pages)
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

  test('posts have one rule, however many lists of tags lie in a folder beside them', () => {
    const posts = Array.from({ length: 120 }, (_, index) => framed(`/blog/post-${index}`))
    const tags = Array.from({ length: 480 }, (_, index) => plain(`/blog/tags/tag-${index}`))
    const more = Array.from({ length: 90 }, (_, index) => plain(`/blog/tags/tag-${index}/2`))
    expect(policies(plain('/'), plain('/a'), plain('/blog'), ...posts, ...tags, ...more)).toEqual([
      ['/*', undefined],
      ['/blog/*', tool],
      ['/blog/tags/*', undefined],
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
    const [everywhere, ...others] = rulesFor([plain('/'), plain('/a'), framed('/b')])
    for (const { headers, replaces, pattern } of others) {
      const repeated = Object.keys(headers).filter((name) => everywhere && name in everywhere.headers)
      expect([pattern, repeated.length > 0 && !replaces]).toEqual([pattern, false])
    }
  })
})

test('the lists of a long blog take one rule for each of their folders, however many they are', () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index)
  const pages = [
    { path: '/', policy: 'of lists' },
    ...Array.from({ length: 1000 }, (_, index) => ({ path: `/blog/post-${index}`, policy: 'of posts' })),
    ...numbers.flatMap((number) =>
      [`/blog/page/${number}`, `/blog/tags/${number}`, `/blog/tags/${number}/page/2`].map((path) => ({
        path,
        policy: 'of lists',
      })),
    ),
  ]
  const rules = rulesFor(pages).filter(({ headers }) => headers['Content-Security-Policy']?.startsWith('of '))
  expect(rules.map(({ pattern }) => pattern)).toEqual(['/*', '/', '/blog/page/*', '/blog/tags/*'])
})
