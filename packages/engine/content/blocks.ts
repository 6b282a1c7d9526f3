/** The first block of a name on a page; none where the owner of the page has taken it away. */
export function blockOf<Block extends { block: string }, Name extends Block['block']>(
  { blocks }: { blocks: readonly Block[] },
  name: Name,
): Extract<Block, { block: Name }> | undefined {
  return blocks.find((each): each is Extract<Block, { block: Name }> => each.block === name)
}
