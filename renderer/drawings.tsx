import { renderToStaticMarkup } from 'react-dom/server'
import { PostDrawingStrokes } from '#components/drawings/PostDrawing.tsx'
import { withRelativePaths } from './relativePaths.ts'

const place = /<!--drawing ([\w-]+)-->/g

/** So many drawings are remembered at the least, at some 5 KB each, and twice as many at the most. */
const remembered = 2_000
let recent = new Map<string, string>()
let older = new Map<string, string>()

/** What stands in a document until `withDrawings` has put the drawing there. */
export const placeOfDrawing = (slug: string) => `<!--drawing ${slug}-->`

/**
 * Puts the drawings of posts into a document. In a long blog each stands on its post's page, beside related posts and in
 * several lists: to draw it once saves more than half of the time that such a page takes.
 */
export function withDrawings(html: string): string {
  return html.replaceAll(place, (_, slug: string) => drawn(slug))
}

function drawn(slug: string): string {
  const known = recent.get(slug) ?? older.get(slug)
  const strokes = known ?? withRelativePaths(renderToStaticMarkup(<PostDrawingStrokes slug={slug} />))
  recent.set(slug, strokes)
  if (recent.size >= remembered) {
    older = recent
    recent = new Map()
  }
  return strokes
}
