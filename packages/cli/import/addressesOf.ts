import { elementsOf } from '@lintel/engine/content/markdown/nodes.ts'
import type { Element } from 'hast'
import { pictureFile, pictureName, sourceOf } from './figures.ts'

/** Where an address stands alone, whatever it looks like. */
const own = ['src', 'dataSrc', 'dataLazySrc', 'data', 'background', 'poster']
const inStyle = /url\(\s*["']?([^"')]+)["']?\s*\)/g

/** Where an element leads, and what it shows from elsewhere, be it by itself or by a script that reads its attributes. */
export function addressesOf(element: Element): string[] {
  const { tagName, properties } = element
  const values = Object.entries(properties).map(
    ([name, value]) => [name, String(value ?? '').trim()] as const,
  )
  const others = values.flatMap(([name, value]) => {
    if (name === 'href') return [value]
    if (!/^(?:style$|data[A-Z])/.test(name) || own.includes(name)) return []
    const styled = Array.from(value.matchAll(inStyle), ([, address = '']) => address)
    return styled.length > 0 || name === 'style' || !isAddress(value) ? styled : [value]
  })
  const names = [element, ...elementsOf(element)]
    .filter((each) => each.tagName === 'img')
    .map((image) => pictureName(sourceOf(image)))
  return [
    ...values.flatMap(([name, value]) => (own.includes(name) ? [value] : [])),
    // A picture that leads to itself shows no more than it does, and neither does its page.
    ...others.filter((address) =>
      pictureFile.test(address) ? !names.includes(pictureName(address)) : tagName !== 'img',
    ),
  ].filter(Boolean)
}

/** Whether a value of an attribute is one, and nothing else. */
export const isAddress = (value: string) =>
  !/[\s"<>{}]/.test(value) && (/^(?:https?:)?\/\/\w/.test(value) || pictureFile.test(value))
