import { clientLimitMessages, clientLimits, limitReached } from '@lintel/rules/clientLimits.ts'
import { isLocalDevelopment } from '@lintel/rules/edge.ts'
import { site } from '@site/data/site.ts'

/** Storage key for the times of this browser's submissions (docs/requirements.md, "Sending an enquiry"). */
export const submissionsKey = `${site.storagePrefix}.contact-submissions`

interface SubmissionRecord {
  times: number[]
  last: number
}

/** Returns why this browser may not submit now, or undefined. Never refuses in local development. */
export function refuseSubmission(now = Date.now()): string | undefined {
  const limit = isLocalDevelopment(location.hostname) ? undefined : limitReached(readTimes(), now)
  return limit && clientLimitMessages[limit]
}

export function recordSubmission(now = Date.now()) {
  // A time in the future comes from a wrong clock, and would otherwise count once it is reached.
  const isRecent = (time: number) => time <= now && now - time < clientLimits.day
  const times = [...readTimes().filter(isRecent), now]
  try {
    localStorage.setItem(submissionsKey, JSON.stringify({ times, last: now } satisfies SubmissionRecord))
  } catch {
    // Storage is blocked or full. The edge enforces the limits anyway.
  }
}

function readTimes(): number[] {
  try {
    const { times } = JSON.parse(localStorage.getItem(submissionsKey) ?? 'null') as SubmissionRecord
    return times.filter(Number.isFinite)
  } catch {
    // Blocked, missing or invalid, so earlier submissions are unknown.
    return []
  }
}
