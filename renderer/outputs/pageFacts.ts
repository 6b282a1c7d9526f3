import { contentPolicy } from './contentPolicy.ts'
import { isHidden, type RenderedPage } from './pages.ts'

/** What other files of the site ask about a page, found out once, while its document is at hand. */
export interface PageFacts {
  path: string
  /** Whether search engines are told to leave it out: only an error or an answer leads to it. */
  hidden: boolean
  policy: string
  /** The files in assets/ that it names. */
  assets: string[]
  /** The addresses of pictures beside posts. */
  pictures: string[]
  /** What link previews show: its place, and its name in the cache. */
  image: { path: string; key: string } | null
}

const asset = /assets\/[\w./-]+/g
const picture = /\/blog\/images\/[\w./-]+\.webp/g
const image = /<meta property="og:image" content="[^"]*?\/(social\/[^"?]+)\?v=([0-9a-f]+)"/

export function factsOf({ path, html }: RenderedPage): PageFacts {
  const [, imagePath, key] = image.exec(html) ?? []
  return {
    path,
    hidden: isHidden({ path, html }),
    policy: contentPolicy({ path, html }),
    assets: distinct(html.match(asset)),
    pictures: distinct(html.match(picture)),
    image: imagePath && key ? { path: imagePath, key } : null,
  }
}

const distinct = (found: string[] | null) => [...new Set(found)]
