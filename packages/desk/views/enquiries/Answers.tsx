import { ExportButton } from '../../app/ExportButton.tsx'
import { CountTable, Plot } from '../../app/Plot.tsx'
import { request } from '../../app/request.ts'
import { Loading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'

/** Compares the promised response time with the real one, by week. */
export function Answers() {
  const { data, error } = useRequest(() => request('enquiries', 'answers', {}))
  if (!data) return <Loading error={error} />
  const { promised, weeks } = data
  const handled = weeks.reduce((sum, { inTime, late }) => sum + inTime + late, 0)
  const inTime = weeks.reduce((sum, week) => sum + week.inTime, 0)
  return (
    <div className="grid gap-6 px-6 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose">
          The site promises an answer within {promised}.{' '}
          {handled > 0 ? `${inTime} of ${handled} handled in time.` : 'No enquiry was marked as handled yet.'}
        </p>
        <ExportButton
          name="answers.csv"
          content={() => request('enquiries', 'exportAnswers', {})}
          isDisabled={weeks.length === 0}
        >
          Export the weeks
        </ExportButton>
      </div>
      {weeks.length > 0 && (
        <>
          {weeks.length > 1 && (
            <Plot
              title="Enquiries answered late or still waiting, by week"
              counts={weeks
                .map(({ week, late, waiting }) => ({ name: week, count: late + waiting }))
                .reverse()}
            />
          )}
          <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
            <CountTable
              title="Answered, by week"
              columns={['Week of', 'Came', 'In time', 'Late', 'Waiting']}
              rows={weeks.map(({ week, came, inTime, late, waiting }) => [
                week,
                came,
                inTime,
                late === 0 ? (
                  0
                ) : (
                  <span key="late" className="text-danger">
                    {late}
                  </span>
                ),
                waiting,
              ])}
            />
            <CountTable
              title="How long it took"
              columns={['Week of', 'Told', 'Opened', 'Handled']}
              rows={weeks.map(({ week, ...took }) => [
                week,
                ...[took.told, took.opened, took.handled].map((time) => time || '–'),
              ])}
            />
          </div>
          <p className="max-w-prose text-small text-muted">
            A week is named by its Monday (UTC). What it took is the median from when an enquiry was stored:
            until the first notification of it was taken, until it was first opened here, and until it was
            marked as answered, won or lost. What was opened in the mail alone counts as not opened.
          </p>
        </>
      )}
    </div>
  )
}
