import type { Answer } from '@lintel/kit/chat/answer.ts'
import type { PageName, pageSchemas } from '@site/data/schemas/pages/index.ts'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InferOutput } from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BlockName, BlockOf } from '#components/blocks/schemas.ts'

const pagesModule = '@lintel/engine/content/pages.ts'

/** What an owner may remove: lists of records, each alone. */
const removals: [what: string, module: string, change: (records: Record<string, unknown>) => object][] = [
  ['figures about the firm', pagesModule, page('about', { story: { claims: [] } }, figuresOfAssistant)],
  [
    'best results',
    pagesModule,
    page('about', {}, ({ assistant }) => ({ assistant: { ...assistant, bestResults: { claims: [] } } })),
  ],
  ['values', pagesModule, page('about', { values: { entries: [] } })],
  ['areas of expertise', pagesModule, page('about', { expertise: { areas: [] } })],
  ['blocks on the page of the firm', pagesModule, page('about', {}, () => ({ blocks: [] }))],
  ['blocks on the page of services', pagesModule, page('services', {}, () => ({ blocks: [] }))],
  ['blocks on the home page', pagesModule, page('home', {}, () => ({ blocks: [] }))],
  ['pillars', pagesModule, page('home', { pillars: { pillars: [] } })],
  ['case studies', '@lintel/engine/content/caseStudies.ts', () => ({ caseStudies: () => [] })],
  ['claims of case studies', '@lintel/engine/content/caseStudies.ts', withoutClaims],
  ['audiences', pagesModule, page('home', { audiences: { audiences: [] } })],
  ['reasons', pagesModule, page('home', { reasons: { reasons: [] } })],
  ['tools', '@lintel/engine/content/tools.ts', () => ({ tools: () => [] })],
  [
    'profiles elsewhere',
    '@lintel/engine/content/site.ts',
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
  return ({ pageWords }: Record<string, unknown>) => ({
    pageWords(name: PageName) {
      const words = (pageWords as (name: PageName) => PageWords<Name>)(name)
      if (name !== changed) return words
      return {
        ...words,
        blocks: words.blocks.map((block) => ({ ...block, ...blocks[block.block] })),
        ...beside(words),
      }
    },
  })
}

function figuresOfAssistant({ assistant }: PageWords<'about'>) {
  return { assistant: { ...assistant, figures: { claims: [] } } }
}

type PageWords<Name extends PageName> = InferOutput<(typeof pageSchemas)[Name]>

function withoutClaims({ caseStudies }: Record<string, unknown>) {
  const bare = (study: object) => ({ ...study, claims: [], results: '', drawing: undefined })
  return { caseStudies: () => (caseStudies as () => object[])().map(bare) }
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

  test('the header and the footer have no empty list, and no link to a section that is gone', async () => {
    await remove()
    const render = await renderer()
    const { SiteHeader } = await import('@lintel/kit/layout/SiteHeader.tsx')
    const { SiteFooter } = await import('@lintel/kit/layout/SiteFooter.tsx')
    const { navigation } = await import('@lintel/engine/content/navigation.ts')
    const { default: Home } = await import('../../../pages/index/+Page.tsx')
    const html = render(
      <>
        <SiteHeader path="/" navigation={navigation()} isAlwaysDark={false} />
        <Home />
        <SiteFooter path="/" isPersonal={false} isAlwaysDark={false} groups={navigation().footerGroups} />
      </>,
    )
    expect(html).not.toMatch(/<(ul|ol)\b[^>]*><\/\1>/)
    const places = [...html.matchAll(/href="\/#([^"]+)"/g)].map(([, id]) => id)
    expect(places.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
  })
})
