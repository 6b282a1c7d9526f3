import { isPagePath, isPathOf } from '@lintel/rules/pageView.ts'
import { isoDay, minute } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import type { Context } from '../environment.ts'
import { HttpError } from '../http/HttpError.ts'
import { limitRate } from '../http/limitRate.ts'
import { requireSameOrigin } from '../http/origin.ts'
import { readJson } from '../http/readBody.ts'
import { isBuilt } from '../site/builtPage.ts'

const maximumBytes = 512
const shape = v.object({ route: v.string(), path: v.string() })

const increment = `
  INSERT INTO page_views (day, path, views) VALUES (?1, ?2, 1)
  ON CONFLICT (day, path) DO UPDATE SET views = views + 1`

/** POST /api/views: counts one view of a page, and neither reads nor stores anything about the visitor. */
export async function onRequestPost(context: Context): Promise<Response> {
  requireSameOrigin(context)
  requireFewViews(context)
  if (isWanted(context.request)) await countView(context.env.DATABASE, await readPath(context))
  return new Response(null, { status: 204 })
}

/** More pages a minute than a whole office behind one address would read. */
const requireFewViews = limitRate(300, minute)

/** Checks Global Privacy Control and Do Not Track again, in case the page's script could not. */
function isWanted({ headers }: Request): boolean {
  return site.analytics === 'own' && headers.get('Sec-GPC') !== '1' && headers.get('DNT') !== '1'
}

/**
 * Accepts only pages of this build, so that a day never has more than one row for each of them.
 * @throws HttpError 400 for another shape, 422 for a page that does not exist
 */
async function readPath(context: Context): Promise<string> {
  const parsed = v.safeParse(shape, await readJson(context.request, maximumBytes))
  if (!parsed.success) throw new HttpError(400, 'The request must carry a route and a path.')
  const { route, path } = parsed.output
  const isCounted = isPagePath(path) && isPathOf(route, path) && (await isBuilt(context, path))
  if (!isCounted) throw new HttpError(422, 'This site has no such page.')
  return path
}

/** Counts by day (UTC). Never retries: losing a view is better than counting it twice. */
async function countView(database: Database, path: string): Promise<void> {
  await database.prepare(increment).bind(isoDay(Date.now()), path).run()
}
