/** Returns the first block with a name on a page, or undefined if the owner has removed it. */
export function blockOf<Block extends { block: string }, Name extends Block['block']>(
  { blocks }: { blocks: readonly Block[] },
  name: Name,
): Extract<Block, { block: Name }> | undefined {
  return blocks.find((each): each is Extract<Block, { block: Name }> => each.block === name)
}
