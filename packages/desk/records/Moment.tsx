import { localOf, momentIn, momentInWords, whyNoMoment } from '@lintel/rules/moment.ts'
import { day, minute } from '@lintel/rules/time.ts'
import { useContext } from 'react'
import { OfficeZone } from '../app/office.ts'

interface MomentInputProps {
  control: object
  value: string
  onWrite: (moment: string) => void
}

/** A day and a time by the clock of the office. What no such control can show is shown as it is written. */
export function MomentInput({ control, value, onWrite }: MomentInputProps) {
  const timeZone = useContext(OfficeZone)
  const local = localOf(value)
  return (
    <input
      {...control}
      type={/^$|^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? 'datetime-local' : 'text'}
      value={local}
      onChange={({ target }) => onWrite(momentIn(timeZone, target.value))}
    />
  )
}

/** Says in words what happens at a moment: "Appears on Monday, …". Nothing where it is none. */
export function MomentInWords({ what, moment }: { what: string; moment: string }) {
  const timeZone = useContext(OfficeZone)
  if (whyNoMoment(timeZone, moment) !== undefined) return null
  return (
    <p role="status" className="mt-1">
      {what} on {momentInWords(timeZone, moment)}. {dependsOn(timeZone, moment)}
    </p>
  )
}

/** When a day begins in UTC, by the clock of the office. */
export const beginningOf = (timeZone: string, date: string) =>
  whyNoMoment(timeZone, `${date}T00:00Z`) === undefined
    ? momentInWords(timeZone, `${date}T00:00Z`)
    : undefined

/** A time of a day with its distance from UTC, which may be another on another day: "09:00-05:00". */
export const timeOn = (timeZone: string, date: string, time: string) =>
  time && momentIn(timeZone, `${date}T${time}`).slice(`${date}T`.length)

/** When `.github/workflows/due.yml` looks for what is due, from the beginning of a day in UTC on (ms). */
const dailyLook = 7 * minute

/** What happens at a moment waits at most until the next daily look. */
function dependsOn(timeZone: string, moment: string): string {
  const next = Math.ceil((Date.parse(moment) - dailyLook) / day) * day + dailyLook
  const latest = `${new Date(next).toISOString().slice(0, 16)}Z`
  return `Once it is published, this happens by itself: within minutes if the site starts its own builds, else with the daily build, on ${momentInWords(timeZone, latest)}. Ask whoever set the site up which of the two it has.`
}
