import { searchIndexOf, searchIndexPath } from '#components/blog/searchIndex.ts'
import { type Post, postList } from '#content/posts.ts'
import type { Output } from './output.ts'

/** The index that the list's search fetches when it is first touched. */
export function searchIndex(posts: Post[] = postList()): Output[] {
  const searched = posts.map(({ markdown, ...post }) => ({ ...post, headings: headingsIn(markdown) }))
  return [{ path: searchIndexPath.slice(1), content: searchIndexOf(searched) }]
}

/** The words of headings, without those in blocks of code, where "#" means something else. */
function headingsIn(markdown: string): string[] {
  const prose = markdown.replaceAll(/^(```+|~~~+)[\s\S]*?^\1/gm, '')
  return [...prose.matchAll(/^#{2,6}\s+(.+)$/gm)].map(([, heading = '']) => heading)
}
