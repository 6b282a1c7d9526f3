import { build } from 'vike/api'
import { styleGuide } from './planPages.ts'

/** What `bundle.ts` starts: builds the code for browsers, and the code that renders pages. */
// The style guide is for those who develop the site.
process.env.VIKE_CRAWL = JSON.stringify({ ignore: styleGuide })
await build()
