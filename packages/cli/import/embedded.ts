import { randomUUID } from 'node:crypto'
import { decoded } from '@lintel/engine/checks/links.ts'

/** A picture that stands in the text itself, where HTML and Markdown have the address of one. */
const picture =
  /data:image\/(?!svg)(?<=(?:src=["']?|\]\([ \t]?<?|\]:[ \t]?<?)data:image\/)[\w.+-]+;base64,[\w+/=%]{100,}/gi

/** No text holds it, which would be given the picture. */
const prefix = `data:picture-${randomUUID()}-`

/**
 * A text with short names in the place of such pictures, which make it no longer.
 * @param embedded is given them, by these names
 */
export const withoutEmbedded = (text: string, embedded: Map<string, string>) =>
  text.replaceAll(picture, (address) => {
    const name = `${prefix}${embedded.size + 1}`
    embedded.set(name, address)
    return name
  })

/** A text, as of code about pictures, with those that still have their names. */
export const withEmbedded = (text: string, embedded: Map<string, string> | undefined) =>
  text.replaceAll(new RegExp(`${prefix}\\d+`, 'g'), (name) => embedded?.get(name) ?? name)

/** What the address of such a picture holds; nothing where it is another one. */
export function embeddedBytes(address: string): Buffer | undefined {
  const data = /^data:image\/(?!svg)[^,]*;base64,([\s\S]*)$/i.exec(address)?.[1]
  return data === undefined ? undefined : Buffer.from(decoded(data), 'base64')
}
