import type { Answer } from '@lintel/kit/chat/answer.ts'
import type { PageName, pageSchemas } from '@site/data/schemas/pages/index.ts'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InferOutput } from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BlockName, BlockOf } from '#components/blocks/schemas.ts'

const [store, brand] = ['@lintel/engine/content/store.ts', '@site/data/site.ts']

/** What an owner may remove: lists of records, each alone. */
const removals: [what: string, module: string, change: (records: Record<string, unknown>) => object][] = [
  ['figures about the firm', store, page('about', { story: { claims: [] } }, figuresOfAssistant)],
  [
    'best results',
    store,
    page('about', {}, ({ assistant }) => ({ assistant: { ...assistant, bestResults: { claims: [] } } })),
  ],
  ['values', store, page('about', { values: { entries: [] } })],
  ['areas of expertise', store, page('about', { expertise: { areas: [] } })],
  ['blocks on the page of the firm', store, page('about', {}, () => ({ blocks: [] }))],
  ['blocks on the page of services', store, page('services', {}, () => ({ blocks: [] }))],
  ['blocks on the home page', store, page('home', {}, () => ({ blocks: [] }))],
  ['pillars', store, page('home', { pillars: { pillars: [] } })],
  ['case studies', store, kind('caseStudies', () => [])],
  [
    'claims of case studies',
    store,
    kind('caseStudies', (studies) =>
      studies.map((study) => ({ ...study, claims: [], results: '', drawing: undefined })),
    ),
  ],
  ['audiences', store, page('home', { audiences: { audiences: [] } })],
  ['reasons', store, page('home', { reasons: { reasons: [] } })],
  ['tools', store, kind('tools', () => [])],
  [
    'profiles elsewhere',
    brand,
    ({ site }) => ({
      site: { ...(site as object), social: { linkedin: null, x: null, facebook: null, instagram: null } },
    }),
  ],
]

/** The words of one page with changes to its blocks, by their names, and to what stands beside them. */
function page<Name extends 'about' | 'home' | 'services'>(
  changed: Name,
  blocks: { [Name in BlockName]?: Partial<BlockOf<Name>> },
  beside: (words: PageWords<Name>) => Partial<PageWords<Name>> = () => ({}),
) {
  const changedIn = (words: PageWords<Name>) => ({
    ...words,
    blocks: words.blocks.map((block) => ({ ...block, ...blocks[block.block] })),
    ...beside(words),
  })
  return ({ getContent, getCollection }: Record<string, unknown>) => ({
    getContent(name: string, id: PageName) {
      const words = (getContent as (name: string, id: PageName) => PageWords<Name>)(name, id)
      return name === 'pages' && id === changed ? changedIn(words) : words
    },
    getCollection: (name: string) =>
      (getCollection as (name: string) => (PageWords<Name> & { id: string })[])(name).map((entry) =>
        name === 'pages' && entry.id === changed ? changedIn(entry) : entry,
      ),
  })
}

function figuresOfAssistant({ assistant }: PageWords<'about'>) {
  return { assistant: { ...assistant, figures: { claims: [] } } }
}

type PageWords<Name extends PageName> = InferOutput<(typeof pageSchemas)[Name]>

/** The records of one kind with a change to them. */
function kind(changed: string, change: (records: object[]) => object[]) {
  return ({ getCollection }: Record<string, unknown>) => ({
    getCollection(name: string) {
      const records = (getCollection as (name: string) => object[])(name)
      return name === changed ? change(records) : records
    },
  })
}

const pages = import.meta.glob<{ default: (data: object) => ReactElement }>([
  '../../../pages/*/+Page.tsx',
  '!../../../pages/{@page,@legal}/+Page.tsx',
])

/** Lists that a page may go without: what it says instead is said in words. */
const optional = [
  'figures about the firm',
  'case studies',
  'tools',
  'audiences',
  'reasons',
  'pillars',
  'values',
  'areas of expertise',
  'profiles elsewhere',
]

afterEach(() => {
  for (const [, module] of removals) vi.doUnmock(module)
  vi.resetModules()
})

/** Renders like a build, by the modules that are loaded now. */
async function renderer() {
  const { IslandFilesContext } = await import('@lintel/kit/hydration/Island.tsx')
  const { SharedMarkupContext } = await import('@lintel/kit/shared.ts')
  return function render(content: ReactNode): string {
    return renderToStaticMarkup(
      <IslandFilesContext value={() => ({ module: '', mount: '', imports: [] })}>
        <SharedMarkupContext value={(_, shared) => render(shared)}>{content}</SharedMarkupContext>
      </IslandFilesContext>,
    )
  }
}

describe.each(removals)('without %s', (what, module, change) => {
  const remove = async () => {
    vi.resetModules()
    const records = await vi.importActual<Record<string, unknown>>(module)
    vi.doMock(module, () => ({ ...records, ...change(records) }))
  }

  test('every topic of the assistant has an answer without gaps', async () => {
    await remove()
    const { topics } = await import('@lintel/kit/chat/topics/index.ts')
    for (const topic of topics) {
      const answer: Answer = topic.answer()
      expect(JSON.stringify(answer), topic.id).not.toMatch(/undefined|NaN|: \.|Source: "/)
      for (const block of answer.blocks) {
        const parts: unknown[] = 'items' in block ? block.items : 'parts' in block ? block.parts : block.lines
        expect(parts, topic.id).not.toEqual([])
      }
    }
  })

  test('every page can be rendered', async () => {
    await remove()
    const render = await renderer()
    const { blockPages } = await import('@lintel/engine/content/blockPages.ts')
    const { default: BlockPage } = await import('../../../pages/@page/+Page.tsx')
    const own = await Promise.all(
      Object.entries(pages).map(async ([file, load]) => {
        const { default: Page } = await load()
        return [file, <Page key={file} />] as const
      }),
    )
    const ofBlocks = blockPages().map(
      (page) => [page.href, <BlockPage key={page.href} page={page} articles={undefined} />] as const,
    )
    expect(ofBlocks.length).toBeGreaterThan(10)
    for (const [file, page] of [...own, ...ofBlocks]) {
      const html = render(page)
      expect(html, file).not.toMatch(/undefined|NaN/)
      if (optional.includes(what)) expect(html, file).not.toMatch(/<(ul|ol)\b[^>]*><\/\1>/)
    }
  })

  test('the image for link previews can be drawn', async () => {
    await remove()
    const { cardSvg } = await import('@lintel/kit/social/Card.tsx')
    const { siteDrawings } = await import('#renderer/siteDrawings.tsx')
    const { drawing, label } = siteDrawings.of(undefined)
    expect(cardSvg({ title: 'Home', label }, <siteDrawings.Drawing drawing={drawing} />)).toMatch(/^<svg/)
  })

  test('the header and the footer have no empty list, and no link to a section that is gone', async () => {
    await remove()
    const render = await renderer()
    const { SiteHeader } = await import('@lintel/kit/layout/SiteHeader.tsx')
    const { SiteFooter } = await import('@lintel/kit/layout/SiteFooter.tsx')
    const { navigation } = await import('@lintel/engine/content/navigation.ts')
    const { blockPages } = await import('@lintel/engine/content/blockPages.ts')
    const { Blocks } = await import('#components/blocks/index.tsx')
    const home = blockPages().find(({ href }) => href === '/')
    const html = render(
      <>
        <SiteHeader path="/" navigation={navigation()} isAlwaysDark={false} />
        <Blocks blocks={home?.blocks ?? []} />
        <SiteFooter path="/" isPersonal={false} isAlwaysDark={false} groups={navigation().footerGroups} />
      </>,
    )
    expect(html).not.toMatch(/<(ul|ol)\b[^>]*><\/\1>/)
    const anchors = [...html.matchAll(/href="\/#([^"]+)"/g)].map(([, id]) => id)
    expect(anchors.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
  })
})
