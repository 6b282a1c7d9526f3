import type { Context } from '../environment.ts'
import { requireSameOrigin } from '../http/origin.ts'
import { buttonForm, noticePage } from '../site/noticePage.ts'
import { confirmSubscriber } from './confirmation.ts'

/** GET /newsletter/confirm/{id}/{token}: shows a button, because mail scanners open every link. */
export function onRequestGet(context: Context): Promise<Response> {
  return noticePage(context, {
    title: 'Confirm your subscription',
    body: `<p>Press the button to start receiving our newsletter.</p>${buttonForm(context, 'Confirm')}`,
  })
}

/** POST to the same address: confirms the subscription. */
export async function onRequestPost(context: Context): Promise<Response> {
  requireSameOrigin(context)
  const [id = '', token = ''] = context.url.pathname.split('/').slice(-2)
  if (await confirmSubscriber(context.env, id, token)) {
    return noticePage(context, {
      title: 'Subscribed',
      body: '<p>Your subscription is confirmed. Thank you.</p>',
    })
  }
  return noticePage(context, {
    title: 'This link no longer works',
    body: '<p>It is older than 7 days, or the address was removed. Subscribe again to get a new one.</p>',
    status: 410,
  })
}
