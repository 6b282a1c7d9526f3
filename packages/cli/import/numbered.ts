import { escapeHtml } from '@lintel/rules/text.ts'
import { requireReadable, type Tell } from './foreignPost.ts'
import { withOverrides } from './overrides.ts'
import { bareBlock, settingsOf } from './wordpressBlocks.ts'

/** A picture of an export. */
export interface Attachment {
  address: string
  alt: string
  /** As HTML. */
  caption: string
  /** The number of the post that it was uploaded to. */
  post?: string | undefined
}

/** What posts of an export name by numbers. */
export interface Numbered {
  attachments: Map<string | undefined, Attachment>
  /** Blocks that several posts share, and why readers saw none of one. */
  reusable: Map<string | undefined, { html: string; why?: string | undefined }>
}

const gallery = /\[\w{0,20}gallery((?:\s[^\][]*)?)\](?:\[\/\w{0,20}gallery\])?/gi
/**
 * The numbers that a setting of a gallery lists, in any quotes or in none.
 * @param names of the setting, as alternatives of a regular expression
 */
const numbersOf = (attributes: string, names: string): string[] | undefined => {
  const [, quoted, bare] =
    new RegExp(`\\b(?:${names})=(?:["“”'‘’]([\\d,\\s]+)["“”'‘’]|([\\d,]+))`).exec(attributes) ?? []
  return (quoted ?? bare)?.split(',').map((id) => id.trim())
}
const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/**
 * A text of WordPress with shared blocks, and the pictures of galleries, in the place of their numbers. Of those that are
 * not known the gallery is left.
 * @throws Error where that makes it longer than any post
 */
export function withNumbered(
  html: string,
  post: string | undefined,
  { attachments, reusable }: Numbered,
  tell: Tell,
): string {
  let { length } = html
  const put = (text: string | undefined, whole: string) => {
    length += text?.length ?? 0
    requireReadable({ length })
    return text ?? whole
  }
  const shown = (ids: string[], gallery: (ids: string) => string) => {
    const unknown = ids.filter((id) => !isPicture(attachments.get(id)))
    const pictures = ids.map((id) => attachments.get(id)).filter(isPicture)
    if (pictures.length === 0) return undefined
    return pictures.map(figureOf).join('') + (unknown.length > 0 ? gallery(unknown.join()) : '')
  }
  /** Pictures that were uploaded to a post, this one if no other is named. */
  const uploaded = (attributes: string) => {
    const [of = post] = numbersOf(attributes, 'id') ?? []
    const others = numbersOf(attributes, 'exclude') ?? []
    return [...attachments].flatMap(([id, each]) =>
      id && each.post === of && isPicture(each) && !others.includes(id) ? [id] : [],
    )
  }
  return html
    .replaceAll(bareBlock, (whole, name: string, settings: string) => {
      const { ref, ids, content, overrides } = settingsOf(settings)
      const block = name === 'block' ? reusable.get(String(ref)) : undefined
      if (block?.why) {
        tell(`the block ${ref}, which no reader saw: ${block.why}`)
        return ''
      }
      if (block) return put(withOverrides(block.html, content ?? overrides, tell), whole)
      return name === 'gallery' && Array.isArray(ids)
        ? put(
            shown(ids.map(String), () => '<!-- wp:gallery /-->'),
            whole,
          )
        : whole
    })
    .replaceAll(gallery, (whole, attributes: string) => {
      const named = numbersOf(attributes, 'gallery_ids|ids|images|include')
      return put(
        shown(named ?? uploaded(attributes), (ids) => `[gallery ids="${ids}"]`),
        whole,
      )
    })
}

const isPicture = (each: Attachment | undefined): each is Attachment => picture.test(each?.address ?? '')

const figureOf = ({ address, alt, caption }: Attachment) =>
  `\n\n<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"><figcaption>${caption}</figcaption></figure>\n\n`
