import { addressIn } from '@lintel/engine/content/recordPaths.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { collectionOf } from '../records/nameOfFile.ts'

/** The page that shows a file of `content/` best; null where many do, or none. */
export function pageOf(file: string): string | null {
  const { at, id } = collectionOf(file) ?? {}
  return at && id ? addressIn(at, id) : null
}

/** Files that have names of which a record or an article can be read. */
const editableFile = /^content\/(?:[a-z\d@][a-z\d@_-]*\/)*[a-z\d][a-z\d_-]*\.(?:ya?ml|mdx?)$/

/** The view of the desk in which something about a file can be set right; null where only a developer can. */
export function viewToFix({
  file,
  field,
  message,
}: Pick<Diagnostic, 'file' | 'field'> & { message?: string }): string | null {
  if (file === 'content/claims.yaml') return field ? `/claims/${field.split('.')[0]}` : '/claims'
  if (file === 'content/site.yaml') return field ? `/brand/${field}` : '/brand'
  // The desk writes them for the region.
  if (file === 'data/holidays.ts') return '/brand/region'
  if (!editableFile.test(file)) return null
  const page = pageOf(file)
  if (page?.startsWith('/blog/')) return page.replace('/blog/', '/articles/')
  // Of a legal text, its title is a field; what its tokens stand for is the brand's.
  if (file.endsWith('.md') && !field) return /^\{\{.*site\.yaml$/.test(message ?? '') ? '/brand' : null
  const view = `/pages${page === '/' || !page ? '' : page}`
  return page && !field ? view : `${view}#${file}#${field ?? ''}`
}
