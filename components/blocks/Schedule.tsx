import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
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

/** A table that reads as blocks on small screens, where each cell carries its column's heading. */
export function Schedule<Row>({ caption, columns, rows }: ScheduleProps<Row>) {
  const [first, ...others] = columns
  return (
    // With a gutter behind its last column too, which is cut off, its columns are those of the rest of the page.
    <div className="md:[clip-path:inset(-1rem_0_-1rem_-1rem)]">
      <table className="table-fixed border-collapse text-left max-md:block md:w-[calc(100%+min(2rem,var(--gutter)))]">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-edge">
            {columns.map(({ heading }) => (
              <th key={heading} scope="col" className="label pr-8 pb-3 font-normal text-muted">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={first.cell(row)}
              className="folded-entry border-b border-line align-baseline max-md:grid max-md:pb-5 sm:max-md:gap-3 max-md:first:border-t sm:max-md:pt-5"
            >
              <AnchorHeading as="th" className="font-normal max-md:wrap-anywhere md:py-7 md:pr-8">
                <span className="block text-h3 font-semibold text-balance">{first.cell(row)}</span>
              </AnchorHeading>
              {others.map(({ heading, plain, folded, cell }) => {
                const words = (
                  <>
                    {!plain && (
                      <span className="label mb-1 block text-muted max-sm:mt-3 md:hidden" aria-hidden="true">
                        {heading}
                      </span>
                    )}
                    {cell(row)}
                  </>
                )
                return (
                  <td key={heading} className="md:py-7 md:pr-8">
                    {folded ? <EntryFold of={first.cell(row)}>{words}</EntryFold> : words}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
