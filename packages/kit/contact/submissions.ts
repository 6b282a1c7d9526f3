import { site } from '@lintel/engine/content/site.ts'
import { clientLimitMessages, clientLimits, limitReached } from '@lintel/rules/clientLimits.ts'
import { isLocalDevelopment } from '@lintel/rules/localDevelopment.ts'

/** The times of this browser's submissions (docs/requirements.md, "Sending an enquiry"). */
export const submissionsKey = `${site.storagePrefix}.contact-submissions`

interface SubmissionRecord {
  times: number[]
  last: number
}

/** Says why this browser may not submit now, or nothing; never in local development. */
export function refuseSubmission(now = Date.now()): string | undefined {
  const limit = isLocalDevelopment(location.hostname) ? undefined : limitReached(readTimes(), now)
  return limit && clientLimitMessages[limit]
}

export function recordSubmission(now = Date.now()) {
  // A time that is yet to come is from a clock that was wrong, and would count once it comes.
  const isRecent = (time: number) => time <= now && now - time < clientLimits.day
  const times = [...readTimes().filter(isRecent), now]
  try {
    localStorage.setItem(submissionsKey, JSON.stringify({ times, last: now } satisfies SubmissionRecord))
  } catch {
    // Denied or full: the edge keeps the limits all the same.
  }
}

function readTimes(): number[] {
  try {
    const { times } = JSON.parse(localStorage.getItem(submissionsKey) ?? 'null') as SubmissionRecord
    return times.filter(Number.isFinite)
  } catch {
    // Denied, absent or broken: nothing is known of earlier submissions.
    return []
  }
}
