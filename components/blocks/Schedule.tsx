import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ScheduleColumn<Row, Cell = ReactNode> {
  heading: string
  /** Says what it is without its heading, which small screens then leave out. */
  plain?: boolean
  /** Folded behind the name of the row on phones. */
  folded?: boolean
  cell: (row: Row) => Cell
}

interface ScheduleProps<Row> {
  caption: string
  /** The first column names the row. */
  columns: [ScheduleColumn<Row, string>, ...ScheduleColumn<Row>[]]
  rows: Row[]
}

/** Equal columns, as those of the rest of the page. */
const row = 'md:grid md:auto-cols-fr md:grid-flow-col md:gap-x-8'

/** A table that reads as blocks on small screens, where each cell carries its column's heading. */
export function Schedule<Row>({ caption, columns, rows }: ScheduleProps<Row>) {
  const [first, ...others] = columns
  return (
    <table className="block text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="block max-md:sr-only">
        <tr className={clsx('border-b border-edge', row)}>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col" className="label pb-3 font-normal text-muted">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {rows.map((entry) => (
          <tr
            key={first.cell(entry)}
            className={clsx(
              'folded-entry items-baseline border-b border-line max-md:grid max-md:pb-5 sm:max-md:gap-3 max-md:first:border-t sm:max-md:pt-5 md:py-7',
              row,
            )}
          >
            <AnchorHeading as="th" className="font-normal max-md:wrap-anywhere">
              <span className="block text-h3 font-semibold text-balance">{first.cell(entry)}</span>
            </AnchorHeading>
            {others.map(({ heading, plain, folded, cell }) => {
              const words = (
                <>
                  {!plain && (
                    <span className="label mb-1 block text-muted max-sm:mt-3 md:hidden" aria-hidden="true">
                      {heading}
                    </span>
                  )}
                  {cell(entry)}
                </>
              )
              return (
                <td key={heading}>
                  {folded ? <EntryFold of={first.cell(entry)}>{words}</EntryFold> : words}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
