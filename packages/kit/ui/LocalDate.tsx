import { site } from '@site/data/site.ts'

const format = new Intl.DateTimeFormat(site.language, { dateStyle: 'medium', timeZone: 'UTC' })

/**
 * A calendar day, in the site's language until the browser formats it for the visitor
 * (`behaviors/start.ts`).
 */
export function LocalDate({ day, className }: { day: string; className?: string }) {
  return (
    <time data-local-date dateTime={day} className={className}>
      {format.format(new Date(day))}
    </time>
  )
}
