import { optionalServices } from '../content/thirdParties.ts'

/** What asking for consent adds, on sites that use a third party. */
const consent =
  optionalServices.length > 0
    ? { script: 1_500, document: 1_000, requests: 2 }
    : { script: 0, document: 0, requests: 0 }

/** What a page may cost before anything is touched: bytes on the wire (gzip), and requests. */
export const budgets = {
  startScript: 5_000 + consent.script,
  /** What stands in each document, of its kind of page, and the sheet for print and chosen colors. */
  styleSheet: 11_700,
  homeDocument: 24_900 + consent.document,
  /** Any other page, with its styles, however many posts there are; a long article takes most of it. */
  document: 32_000 + consent.document,
  fonts: 24_000,
  /** Not before the blog’s search has the focus. */
  searchIndex: 100_000,
  requests: 7 + consent.requests,
}

/** What hydration may cost: bytes on the wire (brotli, as the edge compresses). */
export const islandBudgets = {
  /** React, and what more than one island needs: fetched once for the whole site. */
  shared: 65_000,
  /** What an island needs alone, its index apart. */
  own: 8_000,
  /** The assistant carries its topics. */
  assistant: 12_000,
  /** The assistant as it opens, with all of that and what it knows of the site. */
  opened: 155_000,
}
