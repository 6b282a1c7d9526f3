import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ScheduleColumn<Row, Cell = ReactNode> {
  heading: string
  /** Its width from `md` up, such as `md:w-1/4`. */
  width?: string
  /** Holds a word or two, so that several fit beside each other on small screens. */
  compact?: boolean
  /** Says what it is without its heading, which small screens then leave out. */
  plain?: boolean
  cell: (row: Row) => Cell
}

interface ScheduleProps<Row> {
  caption: string
  /** The first column names the row. */
  columns: [ScheduleColumn<Row, string>, ...ScheduleColumn<Row>[]]
  rows: Row[]
}

/** A table that reads as blocks on small screens, where each cell carries its column's heading. */
export function Schedule<Row>({ caption, columns, rows }: ScheduleProps<Row>) {
  const [first, ...others] = columns
  // A name and one word fit beside each other on small screens.
  const single = others.filter(({ compact }) => compact).length === 1
  return (
    <table className="w-full table-fixed border-collapse text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-edge">
          {columns.map(({ heading, width }) => (
            <th
              key={heading}
              scope="col"
              className={clsx('label pr-8 pb-3 font-normal text-muted last:pr-0', width)}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={first.cell(row)}
            className="folded-entry border-b border-line align-baseline max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 max-md:gap-y-3 max-md:pb-5 sm:max-md:pt-5 max-md:first:border-t"
          >
            <AnchorHeading
              as="th"
              className={clsx('font-normal max-md:wrap-anywhere md:py-7 md:pr-8', !single && 'basis-full')}
            >
              <span className="block text-h3 font-semibold text-balance">{first.cell(row)}</span>
            </AnchorHeading>
            {others.map(({ heading, compact, plain, cell }) => (
              <td
                key={heading}
                className={clsx(
                  'md:py-7 md:pr-8 md:last:pr-0',
                  compact
                    ? 'max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-2'
                    : 'max-md:order-1 max-md:basis-full',
                )}
              >
                {!plain && !(compact && single) && (
                  <span
                    className={clsx('label text-muted md:hidden', !compact && 'mb-1 block')}
                    aria-hidden="true"
                  >
                    {heading}
                  </span>
                )}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
