import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getGlobalContext } from 'vike/server'
import type { GlobalContextServer } from 'vike/types'
import type { Post } from '#content/posts.ts'
import type { PageFacts } from '#renderer/outputs/pageFacts.ts'
import { fileOf } from '#renderer/outputs/pages.ts'
import { keepCard } from '#renderer/outputs/socialImages.ts'
import { bundleFolder, clientFolder } from '../built/folders.ts'
import { errorOf } from './failure.ts'
import type { PlannedPage } from './planPages.ts'
import { writeStaged } from './SiteFiles.ts'

/** What Vike knows of the bundled code: the settings of all pages, and the files for browsers. */
async function bundled(): Promise<GlobalContextServer> {
  await import(pathToFileURL(resolve(bundleFolder, 'server/entry.mjs')).href)
  return getGlobalContext() as Promise<GlobalContextServer>
}

/** Gives this thread's pages the posts that the build has read. */
export async function setPosts(posts: Post[]) {
  const { config } = await bundled()
  config.pageRenderer.setPosts(posts)
}

/** Renders the document of a page and writes it for the site. */
export async function writePage(page: PlannedPage): Promise<{ stat: string; facts: PageFacts }> {
  const context = await bundled()
  try {
    const { html, facts, drawCard } = await context.config.pageRenderer.renderPage(context, page)
    if (facts.image) keepCard(facts.image.key, drawCard)
    return { stat: writeStaged(clientFolder, fileOf(page.path), html), facts }
  } catch (error) {
    throw errorOf(`${page.path} could not be rendered.`, error)
  }
}
