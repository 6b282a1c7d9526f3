import type { GlobalContextServer } from 'vike/types'
import type { pageFiles } from '../outputs/pageFiles.ts'
import type { Card } from '../render/pageMetadata.ts'

export interface Address {
  /** Vike's id of the page, which is its folder: "/pages/blog/@slug". */
  pageId: string
  path: string
  /** The values of the route parameters. */
  routeParams: Record<string, string>
  /** The number of the article on this page, if it shows one. */
  article: number | undefined
  /** What `+data.ts` returned. It is posted to a thread, so it contains no functions. */
  data: object
}

/** What the build needs from the bundled code: `renderer/+pageRenderer.ts` of the site. */
export interface PageRenderer {
  /**
   * Renders the page at an address, and every file made from that page alone.
   * @param context Vike's global context, with the settings of all pages
   */
  renderPage: (context: GlobalContextServer, address: Address) => Promise<ReturnType<typeof pageFiles>>
  /** Draws the link-preview image, as SVG. */
  drawCard: (card: Card) => string
}

declare global {
  namespace Vike {
    interface ConfigResolved {
      pageRenderer: PageRenderer
    }
  }
}
