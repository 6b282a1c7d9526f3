import { Button } from '@lintel/kit/ui/Button.tsx'
import { useState } from 'react'
import { IconButton } from '../../app/IconButton.tsx'
import { DialogForm } from '../../app/ui.tsx'
import type { Table } from './tables.ts'

interface TableDialogProps {
  table: Table
  submitLabel: string
  onSubmit: (table: Table) => void
  onClose: () => void
}

/** Edits a table cell by cell. */
export function TableDialog({ table, submitLabel, onSubmit, onClose }: TableDialogProps) {
  const [{ rows, delimiters }, setTable] = useState(table)
  const columns = delimiters.map((_, column) => column)
  const write = (row: number, column: number, words: string) =>
    setTable({
      delimiters,
      rows: rows.map((cells, at) => (at === row ? cells.with(column, words) : cells)),
    })
  const addRow = () => setTable({ delimiters, rows: [...rows, columns.map(() => '')] })
  const addColumn = () =>
    setTable({ delimiters: [...delimiters, '---'], rows: rows.map((cells) => [...cells, '']) })
  const removeRow = (row: number) => setTable({ delimiters, rows: rows.toSpliced(row, 1) })
  const removeColumn = (column: number) =>
    setTable({
      delimiters: delimiters.toSpliced(column, 1),
      rows: rows.map((cells) => cells.toSpliced(column, 1)),
    })
  return (
    <DialogForm
      title="Table"
      submitLabel={submitLabel}
      className="w-[60rem]"
      onSubmit={async () => onSubmit({ rows, delimiters })}
      onClose={onClose}
    >
      <div className="max-h-[60vh] overflow-auto">
        <table>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other names
              <tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor have columns
                  <td key={column} className="min-w-36 p-0.5">
                    <input
                      aria-label={
                        row === 0 ? `Heading of column ${column + 1}` : `Row ${row}, column ${column + 1}`
                      }
                      value={cell}
                      required={row === 0}
                      className={row === 0 ? 'font-semibold' : undefined}
                      onChange={({ target }) => write(row, column, target.value)}
                    />
                  </td>
                ))}
                <td>
                  {row > 0 && rows.length > 2 && (
                    <IconButton icon="close" label={`Remove row ${row}`} onClick={() => removeRow(row)} />
                  )}
                </td>
              </tr>
            ))}
            {columns.length > 1 && (
              <tr>
                {columns.map((column) => (
                  <td key={column} className="text-center">
                    <IconButton
                      icon="close"
                      label={`Remove column ${column + 1}`}
                      onClick={() => removeColumn(column)}
                    />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" onClick={addRow}>
          Add row
        </Button>
        <Button variant="outline" size="sm" onClick={addColumn}>
          Add column
        </Button>
      </div>
    </DialogForm>
  )
}
