import type { Plugin } from 'vite'
import { site } from '../../data/site.ts'
import { accentTheme } from '../accent/tokens.ts'

/** Adds the brand's accent to the design tokens, before Tailwind reads them. */
export function brandAccent(): Plugin {
  return {
    name: 'site:brand-accent',
    enforce: 'pre',
    transform: {
      filter: { id: /\/renderer\/styles\.css(?:\?|$)/ },
      handler: (code) => ({ code: code + accentTheme(site.accent), map: null }),
    },
  }
}
