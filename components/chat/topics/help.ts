import { type Answer, paragraph } from '../answer.ts'
import { words } from '../words.ts'
import { labels } from './labels.ts'

/** What the assistant says when it does not know what is asked. */
export function helpMenu(): Answer {
  return {
    blocks: [
      paragraph('I have no answer to that. I know what this site says about the subjects below.'),
      paragraph(`Choose one, ask in other words, or use “${words.talkToPerson}”.`),
    ],
    quickReplies: Object.values(labels),
  }
}
