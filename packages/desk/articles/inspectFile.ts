import { basename } from 'node:path'
import { addressOf, checkLinks, type FollowLink } from '@lintel/engine/checks/links.ts'
import { linksIn } from '@lintel/engine/checks/markdown.ts'
import { checkPostWords, metadataProblems } from '@lintel/engine/checks/posts.ts'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { DeskError } from '../server/action.ts'
import { readText } from '../server/files.ts'
import { reuse } from '../server/reuse.ts'
import { fieldsOf } from './frontMatter.ts'

/** What is found in an article without any other. */
type InspectedSource = ReturnType<typeof inspectSource>

export function inspectSource(file: string, source: string) {
  const { markdown: _, ...parsed } = parsePost(basename(file), source)
  return {
    ...parsed,
    fields: fieldsOf(source),
    links: linksIn(source),
    problems: [...metadataProblems(parsed), ...checkPostWords(file, source)],
  }
}

/** The article as it is on the disk. One that the desk cannot write is empty. */
export const inspectFile = (file: string): InspectedSource =>
  reuse(file, () => inspectSource(file, readIfAllowed(file)))

/** With its links, which lead to other articles. */
export const diagnosticsOf = (file: string, { problems, links }: InspectedSource, follow: FollowLink) => [
  ...problems,
  ...checkLinks(file, links, addressOf(file), follow),
]

function readIfAllowed(file: string): string {
  try {
    return readText(file).text
  } catch (error) {
    if (error instanceof DeskError && error.status === 403) return ''
    throw error
  }
}
