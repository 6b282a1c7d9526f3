import { localOf, momentIn, momentInWords, whyNoMoment } from '@lintel/rules/moment.ts'
import { site } from '@site/data/site.ts'

const { timeZone } = site.responseTime

interface MomentInputProps {
  control: object
  value: string
  onWrite: (moment: string) => void
}

/** A day and a time by the clock of the office. What no such control can show is shown as it is written. */
export function MomentInput({ control, value, onWrite }: MomentInputProps) {
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
  if (whyNoMoment(timeZone, moment) !== undefined) return null
  return (
    <p role="status" className="mt-1">
      {what} on {momentInWords(timeZone, moment)}. {dependsOn}
    </p>
  )
}

/** A time of a day with its distance from UTC, which may be another on another day: "09:00-05:00". */
export const timeOn = (date: string, time: string) =>
  time && momentIn(timeZone, `${date}T${time}`).slice(`${date}T`.length)

const dependsOn =
  'This happens by itself once it is published: within a minute where the site runs on a server of your own, some minutes later where it may start its own build, and else at the daily look after midnight (UTC). Whoever runs the site knows which of these is yours.'
