import type { Diagnostic } from '@lintel/rules/diagnostic.ts'

/** The page that shows a file of `content/` best; null where many do, or none. */
export function pageOf(file: string): string | null {
  const [, folder = '', name = ''] = /^content\/([a-z-]+)\/([^/]+)\.\w+$/.exec(file) ?? []
  if (folder === 'pages') return name === 'home' ? '/' : `/${name}`
  if (folder === 'services' || folder === 'legal') return `/${name}`
  if (/^(?:blog|tools|case-studies|specimens)$/.test(folder)) return `/${folder}/${name}`
  return folder === 'people' ? '/about' : null
}

/** The view of the desk in which something about a file can be set right; null where only a developer can. */
export function settledIn({ file, field }: Pick<Diagnostic, 'file' | 'field'>): string | null {
  if (file === 'content/claims.yaml') return field ? `/claims/${field.split('.')[0]}` : '/claims'
  if (file === 'content/site.yaml') return field ? `/brand/${field}` : '/brand'
  const page = pageOf(file)
  if (page?.startsWith('/blog/')) return page.replace('/blog/', '/articles/')
  return page && `/pages${page === '/' ? '' : page}`
}
