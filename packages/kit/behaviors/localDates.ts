/**
 * Formats dates in the visitor's locale. They are calendar days, so they must not shift with the time zone.
 */
export function localizeDates() {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-date]')) {
    time.textContent = format.format(new Date(time.dateTime))
  }
}
