import type { Root } from 'hast'
import { type ForeignPost, requireReadableParagraphs } from './foreignPost.ts'
import { lostWords } from './lostWords.ts'
import { shownInHtml } from './shown.ts'
import { type Surroundings, toMarkdown } from './toMarkdown.ts'

/**
 * The text of a post as Markdown, and what was lost of it: what is known to have no place here, and then whatever else of
 * its words and addresses is not there.
 * @param tree that of its text
 * @throws Error where a paragraph becomes longer than any that pages are made of
 */
export function convertPost(
  { original, lost: before }: Pick<ForeignPost, 'original' | 'lost'>,
  tree: Root,
  { pictures, addressOf, hasTitles = false }: Surroundings,
): { markdown: string; lost: string[] } {
  const moved = new Map<string, string>()
  for (const [address, picture] of pictures)
    if ('name' in picture) moved.set(address, `images/${picture.name}`)
  const movedTo = (address: string) => {
    const to = addressOf(address)
    if (to) moved.set(address, to)
    return to
  }
  const { markdown, lost } = toMarkdown(tree, { pictures, addressOf: movedTo, hasTitles })
  requireReadableParagraphs(markdown)
  const told = [...before, ...lost]
  return { markdown, lost: [...lost, ...lostWords(shownInHtml(original, hasTitles), markdown, told, moved)] }
}
