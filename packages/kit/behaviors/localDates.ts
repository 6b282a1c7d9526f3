/**
 * Formats dates in the visitor's locale. They are calendar days, so they must not shift with the time zone. The
 * document has them in its own language: a visitor of that language spares the formatter, whose first use takes
 * longer than all other behaviors together.
 */
export function localizeDates() {
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-local-date]')
  if (times.length === 0 || navigator.language === document.documentElement.lang) return
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
  for (const time of times) time.textContent = format.format(new Date(time.dateTime))
}
