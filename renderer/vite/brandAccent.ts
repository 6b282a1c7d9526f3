import type { Plugin } from 'vite'
import { site } from '../../data/site.ts'
import { accentTheme } from '../accent/tokens.ts'

/**
 * Adds the brand's accent to the design tokens, before Tailwind reads them.
 * @param sheet the style sheet that imports the tokens
 */
export function brandAccent(sheet = /\/renderer\/styles\.css(?:\?|$)/): Plugin {
  return {
    name: 'site:brand-accent',
    enforce: 'pre',
    transform: {
      filter: { id: sheet },
      handler: (code) => ({ code: code + accentTheme(site.accent), map: null }),
    },
  }
}
