import type { Config } from 'vike/types'

/**
 * In a build, `getGlobalContext()` gives these of all pages at once, so that `packages/engine/build/` renders them by itself.
 * In development Vike would keep them as they were when it started.
 */
const ofPages = { env: { server: true }, eager: process.env.NODE_ENV === 'production' } as const

/**
 * Vike's settings of a site whose pages are documents: rendered once, at build time, with no page code in the browser.
 * `packages/engine/build/` renders them, in threads and only what has changed, so Vike's own pre-rendering does not run.
 * Its own settings: `head` is what a page says about itself to browsers, search engines and link previews; `pageRenderer`
 * is what a build asks of the bundled code.
 */
export default {
  prerender: { noExtraDir: true, partial: true, disableAutoRun: true, keepDistServer: true },
  clientRouting: false,
  hydrationCanBeAborted: true,
  injectScriptsAt: 'HTML_BEGIN',
  meta: {
    Page: ofPages,
    head: ofPages,
    pageRenderer: { ...ofPages, global: true },
  },
} satisfies Config & Record<string, unknown>
