import * as v from 'valibot'
import { isPagePath, isPathOf } from '#data/rules/pageView.ts'
import { Refusal } from '#functions/_http/Refusal.ts'
import { json, readBody } from '#functions/_http/readBody.ts'
import { readJson } from '#functions/_http/readJson.ts'
import { isBuilt } from '#functions/_site/builtPage.ts'
import type { Context } from '#functions/environment.ts'

const maximumBytes = 512
const shape = v.object({ route: v.string(), path: v.string() })

/**
 * The path that was viewed. Only pages of this build are counted: what is stored in a day never grows beyond one
 * row for each of them, whoever sends what.
 */
export async function readView(context: Context): Promise<string> {
  const body = await readBody(context.request, [json], maximumBytes)
  const parsed = v.safeParse(shape, readJson(body))
  if (!parsed.success) throw new Refusal(400, 'The request must carry a route and a path.')
  const { route, path } = parsed.output
  const isKnown = isPagePath(path) && isPathOf(route, path) && (await isBuilt(context, path))
  if (!isKnown) throw new Refusal(422, 'This site has no such page.')
  return path
}
