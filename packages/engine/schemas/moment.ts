import { whyNoMoment } from '@lintel/rules/moment.ts'
import * as v from 'valibot'
import { readSite } from '../content/readSite.ts'
import { text } from './fields.ts'

/**
 * Read at each use: the desk has to start with a broken brand, which the brand's own check reports, and the owner may change
 * the time zone while it runs.
 */
function officeTimeZone(): string {
  try {
    return readSite().responseTime.timeZone
  } catch {
    return 'UTC'
  }
}

/** A minute by the clock of the office, written so that it means the same everywhere: "2026-11-30T09:00-05:00". */
const moment = v.pipe(
  text(),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? whyNoMoment(officeTimeZone(), dataset.value) : undefined
    if (message) addIssue({ message })
  }),
  v.metadata({ isMoment: true }),
)

/** When something appears, and when it is gone again. */
export const ends = {
  from: v.pipe(
    v.nullish(moment),
    v.title('Appears'),
    v.description('the day and time by the clock of your office; empty: at once'),
  ),
  until: v.pipe(
    v.nullish(moment),
    v.title('Ends'),
    v.description('from this minute on nobody sees it; empty: it stays'),
  ),
}

interface Ends {
  from?: string | null | undefined
  until?: string | null | undefined
}

/** Whether something ends only after it has begun. */
export const areInOrder = ({ from, until }: Ends) => !from || !until || Date.parse(from) < Date.parse(until)

export const endAfterBeginning = 'choose an end that comes after the beginning'
