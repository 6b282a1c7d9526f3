import { textOf } from '@lintel/engine/content/markdown/nodes.ts'
import type { Element } from 'hast'
import { isAddress } from './addressesOf.ts'
import { blocks } from './blocks.ts'

/** What fonts of signs call theirs. */
const iconName = /^(?:bi|dashicons|fa|genericon|glyphicon|icon|mdi)-/

/** What an element without content shows by its class alone, as the report names it; nothing where that is unknown. */
export function shownByClass({ tagName, properties, children }: Element): string | undefined {
  if (children.some((child) => child.type === 'element' || textOf(child).trim())) return undefined
  const names = [properties.className ?? []].flat().map(String)
  const icon = ['i', 'span'].includes(tagName) && names.find((name) => iconName.test(name))
  if (icon) return `the icon ${icon}`
  const data = Object.entries(properties).flatMap(([name, value]) =>
    /^data[A-Z]/.test(name) && value ? [String(value)] : [],
  )
  // What a script fills, where no address tells it.
  const isFilled = blocks.has(tagName) && names.length > 0 && data.length > 0 && !data.some(isAddress)
  return isFilled ? `<${tagName} class="${names[0]}">` : undefined
}
