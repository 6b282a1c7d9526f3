import { fillIn } from '@lintel/rules/fillIn.ts'
import { type CountedSite, countSite, type Site, searchSite } from '@lintel/rules/search/openSite.ts'
import { cleanQuery, isTooShort, type Result, type Results, resultsOf } from '@lintel/rules/search/results.ts'
import { type SiteIndex, siteIndexPath } from '@lintel/rules/search/siteIndex.ts'
import { escapeHtml } from '@lintel/rules/text.ts'
import { minute } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import type { Context } from './environment.ts'
import { limitRate } from './http/limitRate.ts'
import { builtPage, setValue } from './site/builtPage.ts'
import { notFound } from './site/notFound.ts'

/** GET /search?q=…: the results of the header's search dialog as a page, for visitors without script. */
export async function onRequestGet(context: Context): Promise<Response> {
  const query = cleanQuery(context.url.searchParams.get('q') ?? '')
  // Without a query, serves the page exactly as built, so that a signed release can be verified.
  if (!query) return context.env.ASSETS.fetch(context.request)
  requireFewSearches(context)
  const { pages, total: count } = await find(context, query)
  const rewrite = (rewriter: HTMLRewriter) =>
    rewriter
      .on('head > title', { element: (title) => void title.setInnerContent(titleOf(count, query)) })
      .on('[data-search-query]', { element: (field) => setValue(field, query) })
      .on('[data-search-found]', {
        element: (status) => {
          const message = isTooShort(query)
            ? 'data-search-short'
            : (['data-search-none', 'data-search-one'][count] ?? 'data-search-found')
          status.setInnerContent(fillIn(status.getAttribute(message) ?? '', { count, query }))
        },
      })
      .on('[data-search-results]', {
        element: (element) => {
          const items = pages.map(item)
          if (items.length > 0) element.setInnerContent(`<ol>${items.join('')}</ol>`, { html: true })
        },
      })
  const headers = { 'X-Robots-Tag': 'noindex' }
  return (await builtPage(context, '/search', { headers, rewrite, isPersonal: true })) ?? notFound(context)
}

/** Nobody reads this many pages of results in a minute. */
const requireFewSearches = limitRate(30, minute)

function titleOf(count: number, query: string): string {
  const summary = count === 0 ? 'No passages' : count === 1 ? 'One passage' : `${count} passages`
  return `${summary} for “${query}” | ${site.name}`
}

async function find(context: Context, query: string): Promise<Results> {
  if (isTooShort(query)) return { pages: [], total: 0 }
  return resultsOf(await (await siteOf(context)).gather(query), query, maxPerPage)
}

/** The most sections shown; a visitor who wants more refines the query. */
const maxPerPage = 100

let counted: CountedSite | undefined

/** Counts the words of the pages once for all requests; every deployment starts a new Worker. */
async function siteOf({ env, url }: Context): Promise<Site> {
  const read = async (path: string) => {
    const file = await env.ASSETS.fetch(new Request(new URL(path, url.origin)))
    if (!file.ok) throw new Error(`${path}: status ${file.status}`)
    return file.json()
  }
  counted ??= await countSite((await read(siteIndexPath)) as SiteIndex)
  return searchSite(counted, read)
}

function item({ page, sections }: Result): string {
  const rows = sections.map(({ href, heading, excerpt }) => {
    const text = excerpt.map(({ text, isMatch }) =>
      isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text),
    )
    const title = heading && `<b>${escapeHtml(heading)}</b> `
    return `<li><a href="${escapeHtml(href)}">${title}<span>${text.join('')}</span></a></li>`
  })
  return `<li><h2>${escapeHtml(page)}</h2><ul>${rows.join('')}</ul></li>`
}
