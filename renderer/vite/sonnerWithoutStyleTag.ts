import type { Plugin } from 'vite'

const insertion = /function (\w+)\(\w+,\{insertAt[^`]*?\}\1\(`[^`]*`(?:,[^)]*)?\);/

/**
 * Sonner inserts its style sheet as a `<style>` element when it loads, which the content security policy forbids.
 * The sheet is served as a file instead (see `components/toasts/`), so the insertion is taken out of the module.
 * @throws Error when a new version of sonner no longer has the code that this expects.
 */
export function sonnerWithoutStyleTag(): Plugin {
  return {
    name: 'site:sonner-without-style-tag',
    transform: {
      filter: { id: /node_modules\/(?:\.vite\/deps\/)?sonner(?:\/dist\/index\.mjs|\.js)/ },
      handler(code, id) {
        if (id.includes('.vite/deps')) return
        const stripped = code.replace(insertion, '')
        if (stripped === code)
          throw new Error('sonner inserts its styles in a new way: adapt sonnerWithoutStyleTag.ts')
        return { code: stripped, map: null }
      },
    },
  }
}
