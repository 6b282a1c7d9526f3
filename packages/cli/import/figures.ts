import { decoded } from '@lintel/engine/checks/links.ts'
import { elementsOf, textOf } from '@lintel/engine/content/markdown/nodes.ts'
import { slugOf } from '@lintel/rules/slugOf.ts'
import type { Element, Nodes } from 'hast'

export const pictureFile = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:$|[?#])/i

/** What copies of a picture in other sizes and formats are called as well. */
export const pictureName = (address: string) =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/^.*\//s, '')
    .replace(/(?:\.(?:avif|gif|jpe?g|png|svg|webp))+$/i, '')
    .replace(/-(?:\d+x\d+|scaled)$/, '')

/** What may stand around the picture of a figure, and shows nothing of its own. */
const frames = ['a', 'br', 'div', 'img', 'p', 'picture', 'source', 'span']

interface PictureFigure {
  image: Element
  caption?: Element | undefined
}

/** The parts of a figure that is one picture and no more than a caption; nothing where it holds anything else. */
export function pictureFigureOf(figure: Element): PictureFigure | undefined {
  const inside = elementsOf(figure)
  const captions = inside.filter(({ tagName }) => tagName === 'figcaption')
  const [caption] = captions
  const inCaption = new Set(caption ? [caption, ...elementsOf(caption)] : [])
  const rest = inside.filter((element) => !inCaption.has(element))
  const images = inside.filter(({ tagName }) => tagName === 'img')
  const [image] = images
  const isAlone =
    images.length === 1 && captions.length <= 1 && rest.every(({ tagName }) => frames.includes(tagName))
  if (!image || !isAlone || inCaption.has(image) || wordsBeside(figure, caption)) return undefined
  return { image, caption }
}

function wordsBeside(node: Nodes, caption: Element | undefined): string {
  if (node === caption) return ''
  return 'children' in node
    ? node.children.map((child) => wordsBeside(child, caption)).join('')
    : textOf(node).trim()
}

/** Where plugins put the address of a picture that is loaded late, and then that of the picture. */
const sources = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataOrigSrc', 'src']

/** The address of a picture; the empty text where it has none. */
export const sourceOf = ({ properties }: Element) =>
  String(sources.map((name) => properties[name]).find(Boolean) ?? '')

/** As cameras and programs call their files. */
const fileName = /^\w+[-_]\w*\d\w*$/

/** What the title of a picture says; nothing where an editor has filled it with the name of its file, or its alt text. */
export function titleOf(image: Element): string {
  const [title, alt] = ['title', 'alt'].map((name) => String(image.properties[name] ?? '').trim())
  if (!title || title === alt || fileName.test(title) || pictureFile.test(title)) return ''
  const name = slugOf(decoded(pictureName(sourceOf(image))))
  return [name, name.replace(/-e?\d+$/, '')].includes(slugOf(title)) ? '' : title
}
