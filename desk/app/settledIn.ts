import type { Diagnostic } from '#data/diagnostic.ts'

/** The view of the desk in which something about a file can be set right; null where only a developer can. */
export function settledIn({ file, field }: Pick<Diagnostic, 'file' | 'field'>): string | null {
  const [, folder = '', name = ''] = /^content\/(?:([a-z-]+)\/)?([^/]+)\.\w+$/.exec(file) ?? []
  if (folder === 'blog') return `/articles/${name}`
  if (name === 'claims') return field ? `/claims/${field.split('.')[0]}` : '/claims'
  if (name === 'site') return field ? `/brand/${field}` : '/brand'
  if (folder === 'pages') return name === 'home' ? '/pages' : `/pages/${name}`
  if (['services', 'legal'].includes(folder)) return `/pages/${name}`
  if (folder === 'case-studies') return '/pages/case-studies'
  if (folder === 'tools') return `/pages/tools/${name}`
  return null
}
