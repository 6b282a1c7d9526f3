import { postList } from '@lintel/engine/content/posts.ts'
import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { blog } from '@lintel/engine/content/strings.ts'
import { IslandFilesContext } from '@lintel/kit/hydration/Island.tsx'
import { SharedMarkupContext } from '@lintel/kit/shared.ts'
import { site } from '@site/data/site.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AdSlot } from '#components/sections/AdSlot.tsx'
import { data as postData } from '../../../pages/blog/@slug/+data.ts'
import BlogPage from '../../../pages/blog/@slug/+Page.tsx'
import { data as listData } from '../../../pages/blog/index/+data.ts'
import BlogList from '../../../pages/blog/index/+Page.tsx'
import { data as toolData } from '../../../pages/tools/@toolId/+data.ts'
import ToolPage from '../../../pages/tools/@toolId/+Page.tsx'

const { adClient } = site.thirdParties

beforeEach(() => {
  site.thirdParties.adClient = 'ca-pub-0000000000000000'
})
afterEach(() => {
  site.thirdParties.adClient = adClient
})

const html = (content: ReactNode): string =>
  renderToStaticMarkup(
    <IslandFilesContext value={() => ({ module: '', mount: '', imports: [] })}>
      <SharedMarkupContext value={(_, shared) => html(shared)}>{content}</SharedMarkupContext>
    </IslandFilesContext>,
  )

/** Where each of the texts stands in a page, and the advertisement among them. */
function order(page: string, ...texts: string[]): string[] {
  const positionOf = (text: string) => page.indexOf(text === 'ad' ? 'data-ad-slot' : text)
  for (const text of [...texts, 'ad']) expect(positionOf(text), text).toBeGreaterThan(-1)
  return [...texts, 'ad'].sort((one, other) => positionOf(one) - positionOf(other))
}

const [, post] = postList()

test.runIf(post)('an article is followed by the advertisement, and that by other articles', () => {
  const page = html(<BlogPage {...postData({ routeParams: { slug: post?.slug ?? '' } } as never)} />)
  const parts = order(page, '</article>', blog.post.previous, blog.post.related.title)
  expect(parts).toEqual(['</article>', 'ad', blog.post.previous, blog.post.related.title])
})

test('the list of articles is followed by the advertisement, and that by the newsletter box', () => {
  const page = html(<BlogList {...listData({ routeParams: {} })} />)
  expect(order(page, blog.readMore, blog.newsletter.title)).toEqual([
    blog.readMore,
    'ad',
    blog.newsletter.title,
  ])
})

const [tool] = getCollection('tools')

test.runIf(tool)('on the page of a tool the advertisement stands between its features and the tool', () => {
  const { features, frame, closing } = getContent('pages', 'tools').tool
  const page = html(<ToolPage {...toolData({ routeParams: { toolId: tool?.id ?? '' } } as never)} />)
  expect(order(page, features.title, frame.title, closing.title)).toEqual([
    features.title,
    'ad',
    frame.title,
    closing.title,
  ])
})

test('its slot is fluid and at least 250 px high', () => {
  const slot = /<ins[^>]*>/.exec(html(<AdSlot />))?.[0]
  expect(slot).toContain('data-ad-format="fluid"')
  expect(slot).toContain('min-h-[250px]')
})
