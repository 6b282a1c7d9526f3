import { withClaimNotes } from './claimNotes.ts'
import { withPictures } from './images.ts'
import { markdownTokens, replaceTokens } from './tokens.ts'

/**
 * What visitors read of a post, as Markdown.
 * @param content without its front matter
 * @throws Error when it has a token that nobody defined
 */
export function wordsOf(content: string, file: string): string {
  return withPictures(withClaimNotes(replaceTokens(content, file, markdownTokens).trim()))
}
