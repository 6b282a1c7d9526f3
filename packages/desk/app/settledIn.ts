import { addressIn } from '@lintel/engine/content/kinds.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { kindOf } from '../records/names.ts'

/** The page that shows a file of `content/` best; null where many do, or none. */
export function pageOf(file: string): string | null {
  const { at, id } = kindOf(file) ?? {}
  return at && id ? addressIn(at, id) : null
}

/** The view of the desk in which something about a file can be set right; null where only a developer can. */
export function settledIn({ file, field }: Pick<Diagnostic, 'file' | 'field'>): string | null {
  if (file === 'content/claims.yaml') return field ? `/claims/${field.split('.')[0]}` : '/claims'
  if (file === 'content/site.yaml') return field ? `/brand/${field}` : '/brand'
  const page = pageOf(file)
  if (page?.startsWith('/blog/')) return page.replace('/blog/', '/articles/')
  return page && `/pages${page === '/' ? '' : page}`
}
