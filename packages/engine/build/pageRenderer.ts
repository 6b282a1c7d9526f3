import type { GlobalContextServer } from 'vike/types'
import type { pageFiles } from '../outputs/pageFiles.ts'
import type { Card } from '../render/pageMetadata.ts'

export interface Address {
  /** Vike's name of the page that answers, which is its folder: "/pages/blog/@slug". */
  pageId: string
  path: string
  /** The values of its route's parameters. */
  routeParams: Record<string, string>
  /** The number of the article that it shows. */
  article: number | undefined
  /** What its `+data.ts` returned; it is handed to a thread, so it holds no functions. */
  data: object
}

/** What a build asks of the bundled code: `renderer/+pageRenderer.ts` of the site. */
export interface PageRenderer {
  /**
   * Renders the page at an address, with all that is made of it alone.
   * @param context of the build, where Vike gives the settings of all pages
   */
  renderPage: (context: GlobalContextServer, address: Address) => Promise<ReturnType<typeof pageFiles>>
  /** The image for link previews, as SVG. */
  drawCard: (card: Card) => string
}

declare global {
  namespace Vike {
    interface ConfigResolved {
      pageRenderer: PageRenderer
    }
  }
}
