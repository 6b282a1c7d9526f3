import { site } from '#data/site.ts'
import { jsonAnswer } from '#functions/_http/answers.ts'
import { Refusal } from '#functions/_http/Refusal.ts'
import { requireSameOrigin } from '#functions/_http/sameOrigin.ts'
import { countView } from '#functions/_views/countView.ts'
import { readView } from '#functions/_views/readView.ts'
import type { Context } from '#functions/environment.ts'

const failed = 'The view could not be counted.'

/** POST /api/views: one view of a page. Nothing about who viewed it is read or kept. */
export async function onRequestPost(context: Context): Promise<Response> {
  try {
    requireSameOrigin(context)
    if (isWanted(context.request)) await countView(context.env.DATABASE, await readView(context))
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof Refusal) {
      return jsonAnswer({ success: false, error: error.message }, error.status, error.headers)
    }
    console.error('A view could not be counted:', error)
    return jsonAnswer({ success: false, error: failed }, 503)
  }
}

/** Global Privacy Control and Do Not Track are honored here too, where the page's script did not know of them. */
function isWanted({ headers }: Request): boolean {
  return site.analytics === 'own' && headers.get('Sec-GPC') !== '1' && headers.get('DNT') !== '1'
}
