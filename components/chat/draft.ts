import { type ContactFields, contactLimits } from '#data/rules/contact.ts'
import type { Message } from './conversation.ts'

const heading = 'What I asked the assistant:'
/** Less room than this is not worth a heading. */
const leastRoom = 100

/**
 * The contact draft that a conversation makes: the visitor's own words, below what the earlier draft says.
 * @returns nothing where the visitor has asked nothing, so that an unsent draft stays as it is
 */
export function draftFrom(messages: readonly Message[], earlier: ContactFields): ContactFields | undefined {
  const questions = new Set(
    messages.flatMap(({ role, content }) => (role === 'user' ? [`- ${content}`] : [])),
  )
  if (questions.size === 0) return undefined
  const own = earlier.message.split(heading)[0]?.trim() ?? ''
  const room = contactLimits.message.box - (own ? own.length + 2 : 0)
  return { ...earlier, message: [own, latest([...questions], room)].filter(Boolean).join('\n\n') }
}

/** The latest questions that fit into the room, under their heading; one that is too long alone is cut. */
function latest(questions: string[], room: number): string {
  if (room < leastRoom) return ''
  const space = room - heading.length - 1
  const kept: string[] = []
  for (const question of questions.toReversed()) {
    if ([question, ...kept].join('\n').length > space) break
    kept.unshift(question)
  }
  if (kept.length === 0) kept.push(`${questions.at(-1)?.slice(0, space - 1)}…`)
  return `${heading}\n${kept.join('\n')}`
}
