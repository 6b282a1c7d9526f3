import { markdownOf, type Post } from '#content/posts.ts'
import { markdownCopy } from '#renderer/outputs/markdownCopies.ts'
import { clientFolder } from '../built/folders.ts'
import { writeStaged } from './SiteFiles.ts'

/** Writes the Markdown copy of a post for the site. */
export function writeCopy(post: Post): { stat: string } {
  const { path, content } = markdownCopy(post, markdownOf(post))
  return { stat: writeStaged(clientFolder, path, content) }
}
