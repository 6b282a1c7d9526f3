import type { Config } from 'vike/types'

/**
 * In a build, `getGlobalContext()` returns these settings of all pages at once, so `packages/engine/build/`
 * can render them itself. In development, loading them early would make Vike keep them as they were at the
 * start.
 */
const ofPages = { env: { server: true }, eager: process.env.NODE_ENV === 'production' } as const

/**
 * Vike's settings for a site of static documents: rendered once, at build time, without page code in the
 * browser. `packages/engine/build/` renders only what has changed, in threads, so Vike's own pre-rendering is
 * off. Two settings are ours: `head` is a page's metadata, and `pageRenderer` is what the build needs from
 * the bundled code.
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
