/** Writes dates in the visitor's own locale. They are calendar days, so no time zone may move them. */
export function localizeDates() {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-date]')) {
    time.textContent = format.format(new Date(time.dateTime))
  }
}
