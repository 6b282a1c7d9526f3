import { useState } from 'react'
import { linkTo } from '../../app/address.ts'
import { DatabaseChoice, useIsLive } from '../../app/DatabaseChoice.tsx'
import { CountTable, Plot } from '../../app/Plot.tsx'
import { request } from '../../app/request.ts'
import { Loading, TitledSection, ViewHeading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'

const periods = { 7: 'the last 7 days', 30: 'the last 30 days', 90: 'the last 90 days', 365: 'the last year' }
type Days = 7 | 30 | 90 | 365
const mostPages = 20

/** Counts that need no tracking of visitors. */
export default function Numbers() {
  const [days, setDays] = useState<Days>(30)
  const { data: isLive, error, reload } = useIsLive()
  return (
    <>
      <ViewHeading
        actions={
          <>
            <label className="flex items-center gap-2 text-small">
              <span>Period</span>
              <select value={days} onChange={({ target }) => setDays(Number(target.value) as Days)}>
                {Object.entries(periods).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <DatabaseChoice isLive={isLive} onChange={reload} />
          </>
        }
      >
        Numbers
      </ViewHeading>
      {isLive === undefined ? (
        <Loading error={error} />
      ) : (
        <Counts key={String(isLive)} isLive={isLive} days={days} />
      )}
    </>
  )
}

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' })

function Counts({ isLive, days }: { isLive: boolean; days: Days }) {
  const { data, error } = useRequest(() => request('numbers', 'read', { days }), String(days))
  if (!data) return <Loading error={error} />
  const { views, pages, weeks, answers, first, promised, before, isCounting, ...from } = data
  const period = periods[days]
  const viewed = views.reduce((sum, { count }) => sum + count, 0)
  const sent = weeks.reduce((sum, { count }) => sum + count, 0)
  const shown = pages.slice(0, mostPages)
  const { inTime, late, waiting } = answers
  const origins = [
    ['Site with the link', from.hosts],
    ['First page of the visit', from.firstPages],
    ['Page that led to the form', from.cameFrom],
  ] as const
  return (
    <div className="grid gap-x-10 gap-y-8 p-6 lg:grid-cols-2">
      <p className="max-w-prose text-small text-muted lg:col-span-2">
        {!isLive &&
          'These are the numbers of this machine, on which nobody but you looks at the site. Those of your visitors are under “Database: the live site”. '}
        From {dayFormat.format(Date.parse(first))} to today; a day ends at midnight in UTC. Each view of a
        page counts once, whoever had it: people and their visits are not counted, as nobody is followed.
        Views are not counted where a browser asks for that.
      </p>
      <TitledSection title={`${viewed} ${viewed === 1 ? 'view' : 'views'} of pages in ${period}`}>
        <p className="mt-1 text-muted">
          In the {days} days before: {before.views}.
        </p>
        {!isCounting && (
          <p className="mt-2">
            Views are not counted: turn it on under{' '}
            <a {...linkTo('/brand/analytics')} className="text-link">
              Brand
            </a>
            .
          </p>
        )}
        {viewed > 0 && (
          <div className="mt-4">
            <Plot title="Views by day" counts={views} />
          </div>
        )}
      </TitledSection>
      <TitledSection title="Pages that were viewed most">
        {shown.length > 0 ? (
          <CountTable columns={['Page', 'Views']} rows={shown.map(({ name, count }) => [name, count])} />
        ) : (
          <p className="mt-2 text-muted">
            No page was viewed in {period}. {isLive && 'Counting begins once the site is published.'}
          </p>
        )}
      </TitledSection>
      <TitledSection title={`${sent} ${sent === 1 ? 'enquiry' : 'enquiries'} in ${period}`}>
        <p className="mt-1 text-muted">
          In the {days} days before: {before.enquiries}.
        </p>
        {sent > 0 && (
          <div className="mt-4">
            <Plot title="Enquiries by week" of="Week that begins on" counts={weeks} />
          </div>
        )}
      </TitledSection>
      <TitledSection title="Where enquiries came from">
        {sent > 0 ? (
          origins.map(([of, counts]) => (
            <CountTable
              key={of}
              columns={[of, 'Came', 'Won', 'Lost']}
              rows={counts.map(({ name, count, won, lost }) => [
                name || 'Not known, or directly',
                count,
                won,
                lost,
              ])}
            />
          ))
        ) : (
          <p className="mt-2 text-muted">No enquiry came in {period}.</p>
        )}
        <h2 className="mt-8 text-h3">Handled within the promise</h2>
        <p className="mt-2">
          {inTime + late === 0
            ? `No enquiry of ${period} was handled yet.`
            : `${inTime} of ${inTime + late} handled in time.`}{' '}
          {waiting > 0 && `${waiting} still ${waiting === 1 ? 'waits' : 'wait'}.`}
        </p>
        <p className="mt-1 text-small text-muted">
          The site promises an answer within {promised}. An enquiry counts as handled once it is marked as
          answered, won or lost.
        </p>
      </TitledSection>
    </div>
  )
}
