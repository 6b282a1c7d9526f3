import { type Built, type Checkout, checkLaunch } from '@lintel/cli/launch/checkLaunch.ts'
import { checkLinks } from '@lintel/engine/checks/links.ts'
import { linksIn } from '@lintel/engine/checks/markdown.ts'
import type { FrontMatter } from '@lintel/engine/content/frontMatter.ts'
import { imageWarnings } from '@lintel/engine/content/parsePost.ts'
import type { Site } from '@lintel/engine/schemas/site.ts'
import { site as brand } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'
import { claimNamed } from '#tests/support/claimNamed.ts'
import { firmConfig, firmSecrets, firmSite } from '#tests/support/exampleFirm.ts'

const mailboxes = Object.keys(brand.email)
const addresses = (domain: string) =>
  Object.fromEntries(mailboxes.map((name) => [name, `${name}@${domain}`])) as Site['email']
const at = (name: string) => `${name}@lintel.example`

/** The brand as it comes, so that the test holds after the owner has changed it. */
const template: Site = {
  ...brand,
  name: 'Lintel',
  tagline: 'Architecture first. Security first.',
  logo: { viewBox: '0 0 32 32', path: 'M3 7h26v5H3zM7 14h4v12H7zM21 14h4v12h-4z' },
  origin: 'https://lintel.example',
  region: 'US',
  email: addresses('lintel.example'),
  phone: null,
  whatsapp: '15550100199',
  social: {
    linkedin: 'https://www.linkedin.com/company/lintel-example',
    x: 'https://x.com/lintel_example',
    facebook: 'https://www.facebook.com/lintel.example',
    instagram: 'https://www.instagram.com/lintel.example',
  },
  legal: { ...brand.legal, entity: null, address: null, jurisdiction: null, arbitrationBody: null },
  thirdParties: { ...brand.thirdParties, recaptchaSiteKey: null },
}
const built: Built = {
  brokenLinks: [],
  imagesWithoutAlt: [],
  spending: [{ name: 'styleSheet', spent: 9_000, budget: 10_000 }],
}
const asItComes: Checkout = {
  site: template,
  config: {
    name: 'lintel',
    d1_databases: [{ binding: 'DATABASE', database_id: '00000000-0000-0000-0000-000000000000' }],
    send_email: [{ name: 'OWNER_MAIL', destination_address: at('hello') }],
    vars: { NOTIFY_TO: '', NOTIFY_FROM: '' },
  },
  secrets: [],
  claims: {
    projects: { ...claimNamed('projects'), reviewed: null },
    sampleRoi: { ...claimNamed('sampleRoi'), reviewed: null },
  },
  caseStudies: [
    { id: 'a', confirmed: null, facts: { scale: 'One office' }, baseline: undefined, checkedBy: undefined },
  ],
  pricing: { reviewed: null },
  posts: [{ slug: 'out', draft: false, date: '2025-01-01', time: null, until: null }],
  people: [{ id: 'lead-architect', role: 'Lead architect', name: null }],
  quotes: [],
  clients: [],
  content: [],
  built,
  today: '2026-11-21',
}
const filledIn: Checkout = {
  ...asItComes,
  site: firmSite,
  config: firmConfig,
  secrets: firmSecrets,
  claims: { projects: { ...claimNamed('projects'), reviewed: '2026-06-01' } },
  pricing: { reviewed: '2026-06-01' },
  people: [{ id: 'lead-architect', role: 'Lead architect', name: 'Ada Example' }],
  caseStudies: [
    {
      id: 'a',
      confirmed: '2026-06-01',
      facts: {
        scale: 'One',
        completed: '2025',
        duration: 'A year',
        clientRoles: 'Staff',
        ourRoles: 'Architect',
      },
      baseline: { measure: 'Cost', value: 'Known', period: 'A year', method: 'Counted' },
      checkedBy: {
        id: 'lead-architect',
        href: '/about',
        sheet: 1,
        sheets: 1,
        place: 1,
        name: 'Ada Example',
        role: 'Lead architect',
        answersFor: 'The design',
        picture: null,
        links: [],
      },
    },
  ],
}

const broken = (page: string) => ({ page, address: '/b', why: 'no such page' })
const silent = { page: '/blog/a', image: '/a.png' }
const listed = (checkout: Checkout) =>
  checkLaunch(checkout).map(
    ({ severity, file, line, message }) => `${severity} ${[file, line].filter(Boolean).join(':')} ${message}`,
  )

test('a checkout as it comes lacks exactly this, the gravest first', () => {
  expect(listed(asItComes)).toEqual([
    "must content/site.yaml name is the template's",
    "must content/site.yaml social.linkedin is https://www.linkedin.com/company/lintel-example, which is nobody's profile",
    "must content/site.yaml social.x is https://x.com/lintel_example, which is nobody's profile",
    "must content/site.yaml social.facebook is https://www.facebook.com/lintel.example, which is nobody's profile",
    "must content/site.yaml social.instagram is https://www.instagram.com/lintel.example, which is nobody's profile",
    'must content/site.yaml whatsapp is 15550100199, a number reserved for fiction',
    expect.stringMatching(/^must wrangler.jsonc database_id /),
    expect.stringMatching(/^must content\/site.yaml origin /),
    expect.stringMatching(
      /^must wrangler.jsonc neither NOTIFY_TO and NOTIFY_FROM nor the settings of another channel/,
    ),
    expect.stringMatching(/^must secrets SIGNING_SECRET /),
    ...mailboxes.map((name) => `must content/site.yaml email.${name} is ${at(name)}, which reaches nobody`),
    'must content/site.yaml legal.entity is not set: /terms and /privacy-policy do not say who operates the site, and there is no /legal-notice',
    'must content/site.yaml legal.address is not set: /terms and /privacy-policy have no line “By post”, and there is no /legal-notice',
    'must content/site.yaml legal.jurisdiction is not set: section 10 of /terms has a blank in its place',
    'must content/site.yaml legal.arbitrationBody is not set: section 10 of /terms has a blank in its place',
    expect.stringMatching(/^must content\/case-studies\/a.yaml has not been confirmed/),
    expect.stringMatching(/^must content\/pages\/pricing.yaml has not been reviewed/),
    'must content/claims.yaml projects, "50+ projects", has not been reviewed',
    "should content/site.yaml tagline is the template's",
    "should content/site.yaml logo is the template's",
    expect.stringMatching(/^should wrangler.jsonc BOT_CHECK /),
    'should content/case-studies/a.yaml facts.completed, facts.duration, facts.clientRoles, facts.ourRoles, checkedBy not written: /case-studies/a goes without',
    'should content/claims.yaml sampleRoi, "275% return on the annual cost", has not been reviewed',
    'should content/people/lead-architect.yaml the Lead architect has no name: /about, title blocks and bylines show the role alone',
  ])
})

test('one that is filled in lacks nothing', () => expect(checkLaunch(filledIn)).toEqual([]))

test('a quote and a logo that no page may show are listed with why', () => {
  const permission = { permittedBy: 'Ada', permitted: '2026-01-01', until: null, revoked: null }
  const quotes = [
    { id: 'ada', name: 'Ada', ...permission },
    { id: 'bob', name: 'Bob', ...permission, until: '2026-11-20' },
  ]
  const clients = [{ id: 'mill', name: 'Mill Ltd', ...permission, permitted: null }]
  const tasks = checkLaunch({ ...filledIn, quotes, clients }).filter(({ file }) =>
    /quotes|clients/.test(file),
  )
  expect(tasks.map(({ severity, file, message, field }) => [severity, file, message, field])).toEqual([
    [
      'should',
      'content/quotes/bob.yaml',
      'what Bob said is on no page: its permission ended on 2026-11-20',
      'permittedBy',
    ],
    [
      'should',
      'content/clients/mill.yaml',
      'the logo of Mill Ltd is on no page: nobody has permitted it yet',
      'permittedBy',
    ],
  ])
})

describe('of one that is filled in, it notices', () => {
  const withBuilt = (change: Partial<Built>): Partial<Checkout> => ({ built: { ...built, ...change } })
  test.each<[string, Partial<Checkout>, string]>([
    [
      'a fault of the content',
      { content: [{ file: 'data/a.ts', line: 1, message: 'b', fix: 'c' }] },
      'must data/a.ts:1 b',
    ],
    [
      'a draft',
      { posts: [{ slug: 'a', draft: true, date: '2026-01-01', time: null, until: null }] },
      'may content/blog/a.md is a draft',
    ],
    [
      'a later post',
      { posts: [{ slug: 'a', draft: false, date: '2026-11-22', time: null, until: null }] },
      'may content/blog/a.md is scheduled for 2026-11-22',
    ],
    [
      'a broken link',
      withBuilt({ brokenLinks: [broken('/')] }),
      'must / the link /b leads nowhere: no such page',
    ],
    [
      'a silent image',
      withBuilt({ imagesWithoutAlt: [silent] }),
      'must /blog/a the image /a.png has no alternative text',
    ],
    [
      'a budget near its end',
      withBuilt({ spending: [{ name: 'fonts', spent: 9_600, budget: 10_000 }] }),
      'may dist/client fonts takes 9,600 of 10,000 bytes',
    ],
    [
      'a budget overspent',
      withBuilt({ spending: [{ name: 'fonts', spent: 10_001, budget: 10_000 }] }),
      'should dist/client fonts takes 10,001 of 10,000 bytes',
    ],
  ])('%s', (_, change, expected) => expect(listed({ ...filledIn, ...change })).toEqual([expected]))

  test('that it is not built', () => {
    const { built: _, ...unbuilt } = filledIn
    expect(listed(unbuilt)).toEqual(['must dist/client is not built, so no page could be checked'])
  })
})

test('a fault that the sources show and the build too is named once, with its file and line', () => {
  const source = '---\ntitle: A\n---\n\n[b](/b)\n\n![](/a.png)\n'
  const file = 'content/blog/a.md'
  const problems = [
    ...checkLinks(file, linksIn(source), '/blog/a', () => 'there is no page /b'),
    ...imageWarnings(file, source, {} as FrontMatter),
  ]
  const twice = { ...built, brokenLinks: [broken('/blog/a')], imagesWithoutAlt: [silent] }
  expect(listed({ ...filledIn, content: problems, built: twice })).toEqual([
    'must content/blog/a.md:5 the link /b leads nowhere: there is no page /b',
    'must content/blog/a.md:7 image /a.png has no words for those who do not see it',
  ])
})

test('a broken link that stands on every page is named once', () => {
  const brokenLinks = ['/', '/about', '/blog'].map(broken)
  expect(listed({ ...filledIn, built: { ...built, brokenLinks } })).toEqual([
    'must / and 2 more the link /b leads nowhere: no such page',
  ])
})

const identity = ['form', 'seat', 'register', 'registerNumber', 'vatId', 'responsible'] as const
const unnamed = Object.fromEntries(identity.map((fact) => [fact, null]))

test.each([
  ['DE-BE', 6],
  ['IE', 6],
  ['NO', 6],
  ['US', 0],
  ['GB-ENG', 0],
  ['CH-ZH', 0],
])('a firm in %s that does not say who it is lacks %d facts of its legal notice', (region, count) => {
  const site = { ...firmSite, region, legal: { ...firmSite.legal, ...unnamed } }
  const diagnostics = checkLaunch({ ...filledIn, site })
  expect(diagnostics).toHaveLength(count)
  expect(
    identity.filter((fact) => !diagnostics.some(({ fix }) => fix.includes(`legal.${fact},`))),
  ).toHaveLength(identity.length - count)
})

test('each comes with a fix', () => {
  expect(checkLaunch(asItComes).filter(({ fix }) => fix.length < 10)).toEqual([])
})
