import { type Diagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import { plainName, slugOf } from '@lintel/rules/slugOf.ts'
import { readFrontMatter } from '../content/frontMatter.ts'

/** The first tag of each page, and the post that has it. */
export type TagPages = Map<string, { tag: string; file: string }>

/**
 * Finds tags that would share a page with another one, as their addresses leave out how they differ: C++ and C#.
 * @param bySlug those of posts that were checked before; the others are added
 */
export function checkTags(
  posts: { file: string; source: string }[],
  bySlug: TagPages = new Map(),
): Diagnostic[] {
  return posts.flatMap(({ file, source }) =>
    tagsIn(source).flatMap((tag) => {
      const slug = slugOf(tag)
      const first = bySlug.get(slug) ?? { tag, file }
      bySlug.set(slug, first)
      if (plainName(first.tag) === plainName(tag)) return []
      const line = lineAt(source, Math.max(0, source.search(/^["']?tags["']?\s*:/m)))
      const message = `the tag "${tag}" has the same page as "${first.tag}" of ${first.file}, /blog/tags/${slug}`
      const fix = 'write one of them in other letters, as "C sharp" for "C#", or both alike'
      return { file, line, field: 'tags', message, fix }
    }),
  )
}

/** As they are written: of those with one address, a post keeps one. */
function tagsIn(source: string): string[] {
  const { tags } = readFrontMatter(source).data
  return Array.isArray(tags) ? tags.map(String) : []
}
