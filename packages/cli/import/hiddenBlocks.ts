import type { Tell } from './foreignPost.ts'
import { settingsOf } from './wordpressBlocks.ts'

/** The beginning or the end of a block of WordPress, or all of one without content. */
const blockComment =
  /<!--\s+(?<isEnd>\/?)wp:(?<name>[a-z][\w/-]*)(?<settings>(?:(?!-->|<!--)[\s\S])*?)(?<isWhole>\/?)-->/g

/** A text of WordPress without the blocks that none of its readers saw. */
export function withoutHiddenBlocks(html: string, tell: Tell): string {
  let [shown, start, depth, hidden] = ['', 0, 0, '']
  for (const { 0: comment, groups, index } of html.matchAll(blockComment)) {
    const { name = '', settings = '', isEnd, isWhole } = groups ?? {}
    if (!hidden) {
      if (isEnd || !isHidden(name, settingsOf(settings), tell)) continue
      shown += html.slice(start, index)
      hidden = name
    }
    if (name !== hidden) continue
    if (!isWhole) depth += isEnd ? -1 : 1
    start = index + comment.length
    if (depth === 0) hidden = ''
  }
  // A block without an end takes all that follows, as in WordPress.
  return hidden ? shown : shown + html.slice(start)
}

/** Names of blocks with which plugins show a text to some readers only. */
const forSome =
  /^(?!premium-content\/|jetpack\/subscriptions$).*(?:member|restrict|paywall|protect|premium|private|subscri)/i

/** Whether readers saw nothing of a block; that only some of them did is told as well. */
function isHidden(name: string, settings: Record<string, unknown>, tell: Tell): boolean {
  const visibility = Object(settings.metadata).blockVisibility ?? settings.blockVisibility ?? {}
  const isUnseen = visibility === false || visibility.hideBlock === true
  const isPaid = name === 'premium-content/subscriber-view'
  if (isUnseen || isPaid)
    tell(`the block ${name}, which ${isUnseen ? 'no reader saw' : 'only subscribers saw'}`)
  else if (Object.keys(visibility).length > 0)
    tell(`that not all readers saw the block ${name} (${JSON.stringify(visibility)})`)
  else if (forSome.test(name))
    tell(
      `that perhaps not all readers saw what the block ${name} holds${/paywall$/.test(name) ? ', or what stands below it' : ''}`,
    )
  return isUnseen || isPaid
}
