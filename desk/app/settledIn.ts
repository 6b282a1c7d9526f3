import type { Diagnostic } from '#data/diagnostic.ts'

/** The view of the desk in which something about a file can be set right; null where only a developer can. */
export function settledIn({ file }: Diagnostic): string | null {
  const [, folder = '', name = ''] = /^content\/(?:([a-z-]+)\/)?([^/]+)\.\w+$/.exec(file) ?? []
  if (folder === 'blog') return `/articles/${name}`
  if (name === 'claims') return '/claims'
  if (name === 'site') return '/brand'
  if (folder === 'pages') return name === 'home' ? '/pages' : `/pages/${name}`
  if (['services', 'legal'].includes(folder)) return `/pages/${name}`
  if (folder === 'tools') return `/pages/tools/${name}`
  return null
}
