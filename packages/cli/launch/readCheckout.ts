import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages, client } from '@lintel/engine/built/artefact.ts'
import { budgetUsage } from '@lintel/engine/built/budgetUsage.ts'
import { brokenLinks } from '@lintel/engine/built/links.ts'
import { checkContent } from '@lintel/engine/checks/checkContent.ts'
import { claims } from '@lintel/engine/content/claims.ts'
import { readPosts } from '@lintel/engine/content/posts.ts'
import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { isoDay } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import { readConfig } from '../deploy/readConfig.ts'
import type { Built, Checkout } from './checkLaunch.ts'

/**
 * Reads this checkout and its last build.
 * @param secrets names of the live Worker's secrets
 * @param isQuick leaves out what takes seconds: the checks of texts and of built pages
 */
export function readCheckout(secrets: readonly string[], { isQuick = false } = {}): Checkout {
  const nothing: Built = { brokenLinks: [], imagesWithoutAlt: [], spending: [] }
  const isBuilt = existsSync(join(client, 'index.html'))
  const built = isBuilt ? (isQuick ? nothing : readBuilt()) : undefined
  return {
    site,
    config: readConfig(),
    secrets,
    claims,
    caseStudies: getCollection('caseStudies'),
    pricing: getContent('pages', 'pricing'),
    posts: isQuick ? [] : readPosts().posts,
    people: getCollection('people'),
    quotes: getCollection('quotes'),
    clients: getCollection('clients'),
    content: isQuick ? [] : checkContent(),
    ...(built && { built }),
    today: isoDay(Date.now()),
  }
}

function readBuilt(): Built {
  const pages = builtPages()
  return {
    brokenLinks: pages.flatMap((page) => brokenLinks(page, pages)),
    imagesWithoutAlt: pages.flatMap(({ path, html }) =>
      withoutAlt(html).map((image) => ({ page: path, image })),
    ),
    spending: budgetUsage(pages),
  }
}

/**
 * Finds images without `alt`, and images in articles with an empty `alt`, since nothing else describes those.
 */
function withoutAlt(html: string): string[] {
  const prose = /<div class="prose">[\s\S]*?<\/article>/.exec(html)?.[0] ?? ''
  const images = (text: string) => text.match(/<img\b[^>]*>/g) ?? []
  const bare = [
    ...images(html).filter((image) => !/\salt(=|\s|\/|>)/.test(image)),
    ...images(prose).filter((image) => /\salt=""/.test(image)),
  ]
  return bare.map((image) => /\ssrc="([^"]*)"/.exec(image)?.[1] ?? image)
}
