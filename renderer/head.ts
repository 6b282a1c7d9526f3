import type { PageContextServer } from 'vike/types'

/** What a page says about itself to browsers, search engines and link previews. Set by each page's `+head.ts`. */
export interface PageHead {
  /** Unique on the site, without the site's name. */
  title: string
  /** Unique on the site; about 150 characters, as search engines cut what is longer. */
  description: string
  /** For posts: who wrote it and when (ISO 8601). */
  article?: { author: string; published: string; tags: string[] }
  /** For pages that only an error or an answer leads to. */
  hidden?: boolean
}

/** A page's head, or how it follows from the page's data. */
export type PageHeadSetting<Data = never> = PageHead | ((data: Data) => PageHead)

declare global {
  namespace Vike {
    interface Config {
      head?: PageHeadSetting
    }
    interface ConfigResolved {
      head?: PageHeadSetting<unknown>
      renderDocument: (pageContext: PageContextServer) => string
    }
  }
}
