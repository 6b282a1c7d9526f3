import { contactFieldNames } from '@lintel/rules/contact.ts'
import { followUpStateOf } from '@lintel/rules/followUp.ts'
import { day, hour, minute } from '@lintel/rules/time.ts'
import type { ResponseOf } from '../../app/request.ts'

export type Listed = ResponseOf<'enquiries', 'list'>['enquiries'][number]
export type Opened = ResponseOf<'enquiries', 'open'>

/** An enquiry is in the first state that fits. */
export const states = {
  erased: { label: 'Erased by its sender', fits: (each: Listed) => each.erased_at !== null },
  won: { label: 'Won', fits: (each: Listed) => followUpStateOf(each) === 'won' },
  lost: { label: 'Lost', fits: (each: Listed) => followUpStateOf(each) === 'lost' },
  answered: { label: 'Answered', fits: (each: Listed) => each.handled_at !== null },
  opened: { label: 'Read', fits: (each: Listed) => each.opened_at !== null },
  new: { label: 'New', fits: () => true },
} as const

type State = keyof typeof states

export function stateOf(enquiry: Listed): State {
  return (Object.keys(states) as State[]).find((state) => states[state].fits(enquiry)) ?? 'new'
}

/** Whether an enquiry contains all words of a search. */
export function matchesSearch(enquiry: Listed, words: string): boolean {
  const texts = [
    enquiry.reference,
    enquiry.taken_by,
    enquiry.note,
    ...contactFieldNames.map((field) => enquiry[field]),
  ]
  const text = texts.join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** In local time. */
export const timeOf = (time: number) => format.format(time)

const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'always' })

/** The time left until the promised answer, or since it was due. */
export function remaining({ answerBy, handled_at, erased_at }: Listed, now = Date.now()): string {
  if (erased_at) return ''
  if (handled_at) return handled_at <= answerBy ? 'In time' : 'Late'
  const timeLeft = answerBy - now
  const [unit, length] = units.find(([, each]) => Math.abs(timeLeft) >= each) ?? units[2]
  return `${timeLeft < 0 ? 'Missed ' : ''}${relative.format(Math.trunc(timeLeft / length), unit)}`
}
