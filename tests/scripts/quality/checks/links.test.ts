import { rmSync, writeFileSync } from 'node:fs'
import { addressesIn, checkLinks, createFollowLink } from '@lintel/engine/checks/links.ts'
import { blockOf } from '@lintel/engine/content/blockPages.ts'
import { readPosts } from '@lintel/engine/content/posts.ts'
import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import type { Post } from '@lintel/engine/schemas/post.ts'
import { postsPerPage } from '@lintel/rules/blog.ts'
import { headingSlug } from '@lintel/rules/headingSlug.ts'
import { site } from '@site/data/site.ts'
import { describe, expect, onTestFinished, test } from 'vitest'

const [first, ...others] = readPosts().posts as [Post, ...Post[]]
const posts = [
  first,
  { ...first, slug: 'unfinished', draft: true },
  { ...first, slug: 'waiting', date: '2999-01-01' },
  ...others,
]
const follow = createFollowLink(posts, Date.parse('2998-01-01'))
const afterLast = `/blog/page/${Math.ceil(posts.length / postsPerPage) + 1}`
const post = `/blog/${first.slug}`

describe('from a post, a link leads somewhere', () => {
  test.each([
    '/',
    '/about',
    '/about/',
    '/about?from=post',
    '/#who-we-help',
    '/#contact-form',
    '/contact#contact-form',
    '/case-studies#case-studies',
    '/services#overview',
    '/careers#open-positions',
    `/about#${headingSlug(blockOf(getContent('pages', 'about'), 'values')?.title ?? '')}`,
    '/blog',
    '/blog/feed.xml',
    '/llms.txt',
    `/tools/${getCollection('tools')[0]?.id}`,
    getCollection('tools')[0]?.url ?? '/tools',
    '/apps/live-streaming-cost-calculator/style.css',
    first.slug,
    `./${first.slug}`,
    `${post}#${headingOf(first)}`,
    `#${headingOf(first)}`,
    '#top',
    '#main',
    '/terms#main',
    'https://www.example.com/nothing-of-ours',
    `${site.origin}/about`,
  ])('%s', (address) => expect(follow(address, post)).toBeUndefined())
})

describe('from a post, a link leads nowhere', () => {
  test.each([
    ['/abuot', 'there is no page /abuot'],
    ['/About', 'there is no page /About'],
    ['about', 'there is no page /blog/about'],
    ['/about.html', 'there is no page /about.html'],
    [`${site.origin}/abuot`, 'there is no page /abuot'],
    ['/blog/no-such-post', 'there is no page /blog/no-such-post'],
    ['/blog/unfinished', 'that post is a draft'],
    ['/blog/waiting', 'that post waits for 2999-01-01'],
    ['/blog/page/1', 'there is no page /blog/page/1'],
    [afterLast, `there is no page ${afterLast}`],
    ['/blog/tags/no-such-topic', 'there is no page /blog/tags/no-such-topic'],
    ['/tools/no-such-tool', 'there is no page /tools/no-such-tool'],
    ['/apps', 'there is no page /apps'],
    ['/_error', 'there is no page /_error'],
    ['#no-such-heading', `there is no place #no-such-heading on ${post}`],
    ['#%', `there is no place #% on ${post}`],
    ['/terms#no-such-clause', 'there is no place #no-such-clause on /terms'],
    ['/about#who-we-help', 'there is no place #who-we-help on /about'],
    ['/#open-positions', 'there is no place #open-positions on /'],
  ])('%s', (address, why) => expect(follow(address, post)).toBe(why))
})

describe('an address of any length and script is answered', () => {
  test.each([
    '字'.repeat(29),
    '字'.repeat(300),
    'a'.repeat(260),
    `blog/${'a'.repeat(260)}`,
    '%00',
    '%zz',
    'apps%2Flive-streaming-cost-calculator/style.css',
    'apps/..%2F..%2Fpackage.json',
  ])('/%s', (address) =>
    expect(follow(`/${address}`, post)).toBe(
      `there is no page ${new URL(`/${address}`, site.origin).pathname}`,
    ),
  )

  test('by the file that has its name in letters', () => {
    const file = 'public/apps/über uns.txt'
    onTestFinished(() => rmSync(file))
    writeFileSync(file, '')
    expect(follow('/apps/%C3%BCber%20uns.txt', post)).toBeUndefined()
    expect(follow('/apps/über uns.txt', post)).toBeUndefined()
  })
})

test('a draft may link to another, which no visitor follows', () => {
  expect(follow('/blog/unfinished', '/blog/unfinished')).toBeUndefined()
  expect(follow('/blog/no-such-post', '/blog/unfinished')).toBe('there is no page /blog/no-such-post')
  expect(follow('/blog/waiting', '/blog/unfinished')).toBe('that post waits for 2999-01-01')
})

test('a record may name a place on any page that it may be part of', () => {
  expect(follow('#case-studies')).toBeUndefined()
  expect(follow('#nowhere')).toBe('no page has a place #nowhere')
})

test('addresses of code are found where they are addresses', () => {
  const source = `
const a = { href: '/abuot', url: '/apps/x', serviceHref: '/y' as const, title: '/not-an-address' }
const b = <a href="/b#c">words</a>
const c = [other('/e'), { href: '#f' }, { href: 'https://g.example' }]`
  const addresses = addressesIn('components/a.tsx', source)
  expect(addresses).toEqual(
    ['/abuot', '/apps/x', '/y', '/b#c', '#f'].map((address) => ({ address, line: expect.any(Number) })),
  )
  expect(checkLinks('components/a.tsx', addresses.slice(0, 1), undefined, follow)).toEqual([
    {
      file: 'components/a.tsx',
      line: 2,
      message: 'the link /abuot leads nowhere: there is no page /abuot',
      fix: 'correct its address',
    },
  ])
})

test('the addresses that YAML names are found, in sentences too', () => {
  const source =
    'action: { label: A, href: /a }\nmore: See [b](/b) or [c](https://c.example).\ntitle: /not-an-address\n'
  expect(addressesIn('content/interface/chat.yaml', source)).toEqual([
    { address: '/a', line: 1 },
    { address: '/b', line: 2 },
  ])
})

/** The id of a post's first heading. */
function headingOf({ headings }: Post): string {
  return headingSlug(headings[0] ?? '')
}
