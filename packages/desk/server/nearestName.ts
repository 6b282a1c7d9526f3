import { collectionOf } from '@lintel/engine/content/collections.ts'
import { statsOf } from '@lintel/engine/content/sources.ts'
import { isUsableSlug, maxSlugLength, slugOf } from '@lintel/rules/slugOf.ts'
import { isWritable } from './files.ts'

/** The nearest free name under which the site reads a file that it does not read under its own; null where there is none. */
export function nearestName(file: string): string | null {
  const [, folder = '', name = '', ending = ''] = /^(.*\/)(.*)(\.\w+)$/s.exec(file) ?? []
  const slug = slugOf(name, maxSlugLength) || 'unnamed'
  for (let count = 1; ; count++) {
    const next = count > 1 ? `${slug}-${count}` : slug
    const to = `${folder}${next}${ending.toLowerCase()}`
    if (statsOf(to) || (isPost(to) && !isUsableSlug(next))) continue
    const isRead = !/\.(?:ya?ml|mdx?)$/.test(to) || collectionOf(to.replace('content/', ''))
    return isRead && isWritable(to) ? to : null
  }
}

const isPost = (file: string) => /^content\/blog\/[^/]+\.mdx?$/.test(file)
