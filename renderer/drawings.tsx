import { globSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { renderToStaticMarkup } from 'react-dom/server'
import { PostDrawingStrokes } from '#components/drawings/PostDrawing.tsx'
import { digestOf } from '#content/digestOf.ts'
import { readSealed, writeSealed } from '#content/sealed.ts'
import { cacheFolder } from './cacheFolder.ts'
import { withRelativePaths } from './relativePaths.ts'

/** Everything that decides how a drawing is written, besides its slug. */
const sources = ['components/drawings/**/*', 'renderer/{drawings.tsx,relativePaths.ts}', 'package-lock.json']

const place = /<!--drawing ([\w-]+)-->/g

/** So many drawings are remembered at the least, at some 5 KB each, and twice as many at the most. */
const remembered = 2_000
let recent = new Map<string, string>()
let older = new Map<string, string>()

/** What stands in a document until `withDrawings` has put the drawing there. */
export const placeOfDrawing = (slug: string) => `<!--drawing ${slug}-->`

/**
 * Puts the drawings of posts into a document. In a long blog each stands on its post's page, beside related posts and in
 * several lists, and to draw it takes as long as to parse the post: it is drawn once, for all threads and for later builds.
 */
export function withDrawings(html: string): string {
  return html.replaceAll(place, (_, slug: string) => strokesOf(slug))
}

function strokesOf(slug: string): string {
  const strokes = recent.get(slug) ?? older.get(slug) ?? drawnOnce(slug)
  recent.set(slug, strokes)
  if (recent.size >= remembered) {
    older = recent
    recent = new Map()
  }
  return strokes
}

/** Renamed into place, so that no thread reads half of what another writes. */
function drawnOnce(slug: string): string {
  const file = join(folder(), digestOf(slug))
  const known = readSealed<string>(file)
  if (known !== undefined) return known
  const strokes = withRelativePaths(renderToStaticMarkup(<PostDrawingStrokes slug={slug} />))
  writeSealed(`${file}.${threadId}`, strokes)
  renameSync(`${file}.${threadId}`, file)
  return strokes
}

let found: string | undefined

function folder(): string {
  if (found) return found
  const files = globSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  found = join(cacheFolder, 'drawings', digestOf(texts.sort().join('\n')))
  mkdirSync(found, { recursive: true })
  return found
}
