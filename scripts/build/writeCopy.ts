import { join } from 'node:path'
import { markdownOf, type Post } from '#content/posts.ts'
import { writeStamped } from '#renderer/outputs/Artefact.ts'
import { markdownCopy } from '#renderer/outputs/markdownCopies.ts'
import { clientFolder } from '../built/folders.ts'

/** Writes the Markdown copy of a post into the site. */
export function writeCopy(post: Post): { stamp: string } {
  const { path, content } = markdownCopy(post, markdownOf(post))
  return { stamp: writeStamped(join(clientFolder, path), content) }
}
