import { clsx } from 'clsx'
import { Button } from '#components/ui/Button.tsx'
import { responseTime } from '#data/responseTime.ts'
import { call } from '#desk/app/call.ts'
import { Fault, Loading } from '#desk/app/parts.tsx'
import { saveFile } from '#desk/app/saveFile.ts'
import { useCall } from '#desk/app/useCall.ts'
import { useRun } from '#desk/app/useRun.ts'
import { Plot } from '#desk/places/numbers/Plot.tsx'

/** The promised response time beside what really happened, by week. */
export function Answers() {
  const { answer, error } = useCall(() => call('enquiries', 'answers', {}))
  const { run, error: failure } = useRun()
  if (error) return <Fault error={error} className="p-6" />
  if (!answer) return <Loading />
  const { weeks } = answer
  const handled = weeks.reduce((sum, { inTime, late }) => sum + inTime + late, 0)
  const inTime = weeks.reduce((sum, week) => sum + week.inTime, 0)
  return (
    <div className="grid gap-6 px-6 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose">
          The site promises an answer within {responseTime.span}.{' '}
          {handled > 0 ? `${inTime} of ${handled} handled in time.` : 'No enquiry was marked as handled yet.'}
        </p>
        <Button
          size="sm"
          variant="outline"
          disabled={weeks.length === 0}
          onClick={() =>
            run(async () => saveFile('answers.csv', 'text/csv', await call('enquiries', 'exportAnswers', {})))
          }
        >
          Export the weeks
        </Button>
      </div>
      {failure && <Fault error={failure} />}
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
            <WeekTable
              title="Answered, by week"
              columns={['Came', 'In time', 'Late', 'Waiting']}
              rows={weeks.map(({ week, came, inTime, late, waiting }) => ({
                week,
                cells: [came, inTime, late, waiting],
              }))}
            />
            <WeekTable
              title="How long it took"
              columns={['Told', 'Opened', 'Handled']}
              rows={weeks.map(({ week, told, opened, handled }) => ({
                week,
                cells: [told, opened, handled],
              }))}
            />
          </div>
          <p className="max-w-prose text-small text-muted">
            A week is named by its Monday (UTC). What it took is the median from when an enquiry was stored:
            until the first notification of it was taken, until it was first opened here, and until it was
            marked as handled. What was opened in the mail alone counts as not opened.
          </p>
        </>
      )}
    </div>
  )
}

interface WeekTableProps {
  title: string
  columns: string[]
  rows: { week: string; cells: (string | number)[] }[]
}

function WeekTable({ title, columns, rows }: WeekTableProps) {
  return (
    <table className="w-full self-start text-left text-small">
      <caption className="pb-2 text-left font-semibold">{title}</caption>
      <thead className="text-muted">
        <tr>
          {['Week of', ...columns].map((name) => (
            <th key={name} scope="col" className="py-1 font-normal not-first:text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ week, cells }) => (
          <tr key={week} className="border-t border-line">
            <th scope="row" className="figures py-1 font-normal">
              {week}
            </th>
            {columns.map((name, index) => (
              <td
                key={name}
                className={clsx(
                  'figures py-1 text-right',
                  name === 'Late' && cells[index] !== 0 && 'text-danger',
                )}
              >
                {cells[index] === '' ? '–' : cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
