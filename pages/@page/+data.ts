import { blockOf, blockPages } from '@lintel/engine/content/blockPages.ts'
import { postList } from '@lintel/engine/content/posts.ts'
import type { PageContextServer } from 'vike/types'

export type PageData = ReturnType<typeof data>

/** @throws Error where no record stands for the address, which `+route.ts` rules out */
export function data({ urlPathname }: Pick<PageContextServer, 'urlPathname'>) {
  const page = blockPages().find(({ href }) => href === urlPathname)
  if (!page) throw new Error(`No record of content/ stands for ${urlPathname}.`)
  return {
    page,
    /** A build renders the page of people again when one of their articles is another. */
    articles: blockOf(page, 'people') && postList().map(({ slug, title, person }) => person && [slug, title]),
  }
}
