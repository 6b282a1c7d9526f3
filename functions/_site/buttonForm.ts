import { escapeHtml } from '#functions/_http/answers.ts'
import type { Context } from '#functions/environment.ts'

/** A form that is one button and posts to the address of its page. */
export function buttonForm({ url }: Context, label: string): string {
  const action = escapeHtml(url.pathname)
  return `<form method="post" action="${action}"><button type="submit">${escapeHtml(label)}</button></form>`
}

/** The id and the signature or token at the end of a link. */
export function lastParts({ pathname }: URL): [string, string] {
  const [signature = '', id = ''] = pathname.split('/').reverse()
  return [id, signature]
}
