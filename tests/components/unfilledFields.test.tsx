import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { parseDocument } from 'yaml'
import { emptyParts } from '#tests/support/emptyParts.ts'

const pages = {
  '/about': () => ofBlocks('/about'),
  '/contact': () => ofBlocks('/contact'),
  '/careers': () => ofBlocks('/careers'),
  '/pricing': () => ofBlocks('/pricing'),
  '/legal-notice': async () => {
    const { default: Page } = await import('../../pages/legal-notice/+Page.tsx')
    return <Page />
  },
  '/terms': () => legal('terms'),
  '/privacy-policy': () => legal('privacy-policy'),
  '/case-studies': () => ofBlocks('/case-studies'),
  '/case-studies/{slug}': async () => {
    const [{ default: Page }, { data }] = await Promise.all([
      import('../../pages/case-studies/@slug/+Page.tsx'),
      import('../../pages/case-studies/@slug/+data.ts'),
    ])
    return <Page {...data({ routeParams: { slug } })} />
  },
  '/specimens/{slug}': async () => {
    const [{ default: Page }, { data }] = await Promise.all([
      import('../../pages/specimens/@slug/+Page.tsx'),
      import('../../pages/specimens/@slug/+data.ts'),
    ])
    return <Page {...data({ routeParams: { slug: 'architecture-decision' } })} />
  },
  footer: async () => {
    const { SiteFooter } = await import('@lintel/kit/layout/SiteFooter.tsx')
    const { navigation } = await import('@lintel/engine/content/navigation.ts')
    return <SiteFooter path="/" isPersonal={false} isAlwaysDark={false} groups={navigation().footerGroups} />
  },
}

type PageName = keyof typeof pages

const slug = 'retail-demand-forecasting'
const brand = 'content/site.yaml'
const person = 'content/people/lead-architect.yaml'
const reader = 'content/people/engagement-lead.yaml'
const study = `content/case-studies/${slug}.yaml`
const words = 'Words that the owner wrote'
const lesson = { title: words, text: 'Why.' }

/** A field that an owner may leave empty, the pages that show it, a value, and what shows there then. */
const optional: [field: string, file: string, shownOn: PageName[], value?: unknown, shown?: string][] = [
  ['legal.entity', brand, ['/terms', '/privacy-policy', '/contact', '/legal-notice']],
  ['legal.address', brand, ['/legal-notice']],
  ['legal.jurisdiction', brand, ['/terms']],
  ['legal.arbitrationBody', brand, ['/terms']],
  ...['form', 'seat', 'register', 'registerNumber', 'responsible'].map((field): (typeof optional)[number] => [
    `legal.${field}`,
    brand,
    ['/legal-notice'],
  ]),
  ['legal.vatId', brand, ['/legal-notice'], 'DE123456789', 'DE123456789'],
  ['phone', brand, ['/contact', '/legal-notice'], '+1 212 736 5000', '736'],
  ['whatsapp', brand, ['footer'], '442079460000', 'wa.me/442079460000'],
  ['social.linkedin', brand, ['footer', '/careers'], 'https://www.linkedin.com/company/quay', 'company/quay'],
  ['name', person, ['/about', '/specimens/{slug}', '/case-studies/{slug}'], words],
  ['name', reader, ['/contact']],
  ...['scale', 'completed', 'duration', 'clientRoles', 'ourRoles'].map((fact): (typeof optional)[number] => [
    `facts.${fact}`,
    study,
    ['/case-studies/{slug}'],
  ]),
  ['blocks.1.rows.0.amount', 'content/pages/pricing.yaml', ['/pricing'], 'from $12,000', '$12,000'],
  ['baseline.value', study, ['/case-studies/{slug}']],
  ['baseline.period', study, ['/case-studies/{slug}']],
  ['confirmed', study, ['/case-studies/{slug}'], '2026-01-20', '2026-01-20'],
  ['drawnBy', study, ['/case-studies/{slug}'], 'data-ai-lead', 'Prepared by'],
  ['checkedBy', study, ['/case-studies/{slug}'], 'security-lead', 'Reviewed by'],
  ['situation', study, ['/case-studies/{slug}'], [words]],
  ['rejected', study, ['/case-studies/{slug}'], lesson],
  ['failed', study, ['/case-studies/{slug}'], lesson],
  ['limits', study, ['/case-studies/{slug}']],
]

// Modules that were loaded anew have read what was typed.
afterEach(() => vi.resetModules())

test.each(optional)(
  '%s of %s is shown where it is written, and leaves nothing where not',
  async (field, file, shownOn, value = words, shown = words) => {
    for (const page of shownOn) {
      const filled = await rendered(page, file, field, value)
      expect(filled, `${page} with ${field}`).toContain(shown)
      const unfilled = await rendered(page, file, field, undefined)
      expect(unfilled, `${page} without ${field}`).not.toContain(shown)
      expect(unfilled, page).not.toMatch(/undefined|null|\{\{/)
      for (const html of [filled, unfilled]) expect(emptyParts(html), `${page}, ${field}`).toEqual([])
    }
  },
)

test('a case with nothing but what it must have stands without an empty part', async () => {
  const { title, client, industry, description, claims, service } = parseDocument(
    readFileSync(study, 'utf8'),
  ).toJS()
  const least = JSON.stringify({ place: 1, title, client, industry, description, claims, service })
  for (const page of ['/case-studies', '/case-studies/{slug}'] as const) {
    const html = await htmlOf(page, study, least)
    expect(html).toContain(title)
    expect(emptyParts(html)).toEqual([])
  }
})

test('a case that nothing was measured of promises no result', async () => {
  const { title, client, industry, description, service } = parseDocument(readFileSync(study, 'utf8')).toJS()
  const unmeasured = { place: 1, title, client, industry, description, claims: [], service }
  const { result, legend, serviceBehind } = parseDocument(
    readFileSync('content/pages/case-studies.yaml', 'utf8'),
  ).toJS().sheet
  const sheet = parse(await htmlOf('/case-studies/{slug}', study, JSON.stringify(unmeasured)))
  expect(sheet.text).not.toContain(result.title)
  expect(sheet.text).not.toContain(legend.full.slice(0, 20))
  expect(sheet.text).toContain(legend.broken.slice(0, 20))
  expect(sheet.text).toContain(serviceBehind)
  const boxes = sheet
    .querySelectorAll('div')
    .filter((box) => /\bborder/.test(box.classNames) && !box.text.trim())
  expect(boxes.map(({ outerHTML }) => outerHTML)).toEqual([])
  const limited = await htmlOf(
    '/case-studies/{slug}',
    study,
    JSON.stringify({ ...unmeasured, limits: words }),
  )
  expect(limited).toContain(result.title)
})

test('a firm that states no figures of itself has no empty part in their place', async () => {
  const file = 'content/pages/about.yaml'
  const document = parseDocument(readFileSync(file, 'utf8'))
  const story = document.toJS().blocks.findIndex(({ block }: { block: string }) => block === 'story')
  for (const path of [['claims'], ['further', 'claims']]) document.setIn(['blocks', story, ...path], [])
  expect(emptyParts(await htmlOf('/about', file, String(document)))).toEqual([])
})

/** A page as it is with one field of a file changed: without a value the field is left out. */
async function rendered(page: PageName, file: string, field: string, value: unknown): Promise<string> {
  const document = parseDocument(readFileSync(file, 'utf8'))
  const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  if (value === undefined) document.deleteIn(path)
  else document.setIn(path, document.createNode(value))
  return htmlOf(page, file, String(document))
}

/** @param text stands in for what the file says */
async function htmlOf(page: PageName, file: string, text: string): Promise<string> {
  vi.resetModules()
  const { setUnsaved } = await import('@lintel/engine/content/sources.ts')
  setUnsaved(file, text)
  const [{ IslandFilesContext }, { SharedMarkupContext }] = await Promise.all([
    import('@lintel/kit/hydration/Island.tsx'),
    import('@lintel/kit/shared.ts'),
  ])
  const html = (content: ReactNode): string =>
    renderToStaticMarkup(
      <IslandFilesContext value={() => ({ module: '', mount: '', imports: [] })}>
        <SharedMarkupContext value={(_, shared) => html(shared)}>{content}</SharedMarkupContext>
      </IslandFilesContext>,
    )
  return html(await pages[page]())
}

async function legal(name: string) {
  const [{ default: Page }, { legalText }] = await Promise.all([
    import('../../pages/@legal/+Page.tsx'),
    import('@lintel/engine/content/legal.ts'),
  ])
  return <Page {...legalText(name)} />
}

async function ofBlocks(path: string) {
  const [{ default: Page }, { data }] = await Promise.all([
    import('../../pages/@page/+Page.tsx'),
    import('../../pages/@page/+data.ts'),
  ])
  return <Page {...data({ urlPathname: path })} />
}
