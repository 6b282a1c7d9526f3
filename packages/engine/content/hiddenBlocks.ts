/** Whether the owner has hidden a block. It stays in its file, and is checked there. */
export const isHidden = (block: unknown): boolean =>
  typeof block === 'object' && block !== null && 'hidden' in block && block.hidden === true

/** Returns a record as pages show it. */
export function withoutHidden<Content>(record: Content): Content {
  if (typeof record !== 'object' || record === null || !('blocks' in record)) return record
  const { blocks } = record
  return Array.isArray(blocks) && blocks.some(isHidden)
    ? { ...record, blocks: blocks.filter((each) => !isHidden(each)) }
    : record
}
