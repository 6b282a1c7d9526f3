import type { Section, TextBlock } from './siteIndex.ts'

/** A longer paragraph (characters) below a table says something of its own. */
const longestVerdict = 120

/**
 * What a section of a made-up document is found by: each row, option and clause by itself, with the caption above and the
 * verdict below it, for a question asks for one of them.
 */
export function passagesOf(section: Section): Section[] {
  if (!section.blocks.some(({ isMadeUp }) => isMadeUp)) return [section]
  const { context = '', blocks } = section
  const passages: { caption: string; blocks: TextBlock[] }[] = []
  let caption = ''
  for (const [index, block] of blocks.entries()) {
    const last = passages.at(-1)
    const isRow = Boolean(block.label && block.isList)
    const isBelow = last?.blocks[0]?.label && !last.blocks[0].isList
    if (isRow && isBelow) last.blocks.push(block)
    else if (isCaptionOf(block, blocks[index + 1])) caption = block.sentences.join(' ')
    else if (isVerdict(block) && last?.blocks.some(({ label }) => label))
      for (const passage of passages.filter((each) => each.caption === caption)) passage.blocks.push(block)
    else passages.push({ caption: isRow ? caption : '', blocks: [block] })
  }
  return passages.map(({ caption, blocks }) => ({
    ...section,
    ...(`${context}${caption}` && { context: `${context} ${caption}`.trim() }),
    blocks,
  }))
}

const isCaptionOf = ({ label, isList, isMadeUp }: TextBlock, next: TextBlock | undefined) =>
  Boolean(isMadeUp && !label && !isList && next?.label && next.isList)

const isVerdict = ({ label, isList, sentences }: TextBlock) =>
  !label && !isList && sentences.join(' ').length <= longestVerdict
