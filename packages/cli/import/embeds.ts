import type { ElementContent, Root } from 'hast'
import { blocks, element, text } from './blocks.ts'

const bareAddress = /^\s*(https?:\/\/[^\s<>"]+)\s*$/

/**
 * Makes links of addresses that have a line for themselves, where WordPress shows what is there.
 * @param tree is changed
 * @returns the addresses
 */
export function linkBareAddresses(tree: Root): string[] {
  const addresses: string[] = []
  const visit = (parent: { children: ElementContent[] }, isHolder: boolean) => {
    for (const [index, child] of parent.children.entries())
      if (child.type === 'element' && !['a', 'pre'].includes(child.tagName))
        visit(child, blocks.has(child.tagName))
      else if (child.type === 'text' && isHolder) {
        const address = bareAddress.exec(child.value)?.[1]
        if (!address || ![index - 1, index + 1].every((each) => endsLine(parent.children[each]))) continue
        addresses.push(address)
        parent.children[index] = element('a', [text(address)], { href: address })
      }
  }
  visit(tree as { children: ElementContent[] }, true)
  return addresses
}

const endsLine = (node: ElementContent | undefined) =>
  !node ||
  node.type === 'comment' ||
  (node.type === 'element' && (node.tagName === 'br' || blocks.has(node.tagName)))
