import { optionalServices } from '../content/thirdParties.ts'

/** What the consent panel adds on sites that use a third-party service. */
const consent =
  optionalServices.length > 0
    ? { script: 1_750, document: 1_000, requests: 2 }
    : { script: 0, document: 0, requests: 0 }

/** What a page may load before any interaction: bytes on the wire (gzip), and requests. */
export const budgets = {
  startScript: 5_000 + consent.script,
  /** The styles inlined in a document, plus the sheet for print and forced colors. */
  styleSheet: 11_730,
  homeDocument: 25_200 + consent.document,
  /**
   * Any other page including its styles, however many posts there are. A long article comes closest to it.
   */
  document: 32_000 + consent.document,
  fonts: 24_000,
  /** Loaded only when the blog's search gets focus. */
  searchIndex: 100_000,
  requests: 7 + consent.requests,
}

/** What hydration may load: bytes on the wire (Brotli, as the edge compresses). */
export const islandBudgets = {
  /** React and other code that several islands share; fetched once for the whole site. */
  shared: 65_000,
  /** An island's own code, without its search index. */
  own: 8_000,
  /** The assistant includes its topics. */
  assistant: 12_000,
  /** The open assistant: its code and everything it knows about the site. */
  opened: 157_500,
}
