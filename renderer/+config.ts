import type { Config } from 'vike/types'

/**
 * Pages are documents: rendered once, at build time, with no page code in the browser. `scripts/build/` renders them, in
 * threads and only what has changed, so Vike's own pre-rendering does not run.
 * This site's own settings: `head` is what a page says about itself to browsers, search engines and link previews;
 * `renderDocument` renders it.
 */
export default {
  prerender: { noExtraDir: true, partial: true, disableAutoRun: true, keepDistServer: true },
  clientRouting: false,
  hydrationCanBeAborted: true,
  injectScriptsAt: 'HTML_BEGIN',
  meta: {
    Page: { env: { server: true } },
    head: { env: { server: true } },
    renderDocument: { env: { server: true } },
  },
} satisfies Config & Record<string, unknown>
