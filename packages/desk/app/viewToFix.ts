import { addressIn } from '@lintel/engine/content/recordPaths.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { collectionOf } from '../records/nameOfFile.ts'

/** The page that shows a file of `content/`; null where there are several, or none. */
export function pageOf(file: string): string | null {
  const { at, id } = collectionOf(file) ?? {}
  return at && id ? addressIn(at, id) : null
}

/** The page that a record has to itself, and that goes with it; null where it stands on one of others, as a person does. */
export const ownPageOf = (file: string): string | null =>
  collectionOf(file)?.at?.includes(':id') ? pageOf(file) : null

/** Paths of records and articles that the desk can open. */
const editableFile = /^content\/(?:[a-z\d@][a-z\d@_-]*\/)*[a-z\d][a-z\d_-]*\.(?:ya?ml|mdx?)$/

/** The address of the view that can fix a problem in a file; null where only a developer can. */
export function viewToFix({
  file,
  field,
  message,
}: Pick<Diagnostic, 'file' | 'field'> & { message?: string }): string | null {
  if (file === 'content/claims.yaml') return field ? `/claims/${field.split('.')[0]}` : '/claims'
  if (file === 'content/site.yaml') return field ? `/brand/${field}` : '/brand'
  if (file === 'content/pictures.yaml') return '/pictures'
  // The desk derives the holidays from the region.
  if (file === 'data/holidays.ts') return '/brand/region'
  if (!editableFile.test(file)) return null
  const [, article] = /^content\/blog\/([^/]+)\.mdx?$/.exec(file) ?? []
  if (article) return `/articles/${article}`
  const page = pageOf(file)
  // The title of a legal text has a form, its words an editor, and its tokens are set in the brand.
  const [, legal] = /^content\/legal\/([^/]+)\.md$/.exec(file) ?? []
  if (legal && !field) return /^\{\{.*site\.yaml$/.test(message ?? '') ? '/brand' : `/legal/${legal}`
  const view = `/pages${page === '/' || !page ? '' : page}`
  return page && !field ? view : `${view}#${file}#${field ?? ''}`
}

/** The address of the view that shows a file, also where only a developer can change it. */
export const viewOf = (place: Pick<Diagnostic, 'file' | 'field'>): string =>
  viewToFix(place) ?? `/pages${pageOf(place.file) ?? ''}`
