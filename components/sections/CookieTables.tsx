import type { CookieWords } from '@lintel/engine/content/cookies.ts'
import { isConfigured, thirdParties } from '@lintel/engine/content/thirdParties.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { hostsOf } from '@lintel/rules/thirdParties.ts'

/**
 * Every cookie that the site may use, every record that it keeps in the browser's storage, and everybody else whom
 * a page may contact, as this build has them.
 */
export function CookieTables({ tables, cookies, storage }: CookieWords) {
  const { columns, categories, kinds, uses } = tables
  const { name, purpose, duration, category, kind, contacts, used } = columns
  return (
    <>
      <RecordTable
        caption={tables.cookies}
        columns={[name, purpose, duration, category, used]}
        rows={usedFirst(cookies).map((cookie) => [
          cookie.name,
          cookie.purpose,
          cookie.duration,
          categories[cookie.category],
          uses[cookie.use],
        ])}
      />
      <RecordTable
        caption={tables.storage}
        columns={[name, purpose, duration, kind, used]}
        rows={usedFirst(storage).map((record) => [
          record.name,
          record.purpose,
          record.duration,
          kinds[record.kind],
          uses[record.use],
        ])}
      />
      <RecordTable
        caption={tables.services}
        columns={[name, purpose, contacts, used]}
        ofServices
        rows={thirdParties.map((service) => [
          service.name,
          service.purpose,
          hostsOf(service).join(', ') || tables.toolProvider,
          uses[isConfigured(service.id) ? 'consent' : 'never'],
        ])}
      />
    </>
  )
}

/** Who asks what is stored need not read past what is not. */
const usedFirst = <Entry extends { use: string }>(entries: Entry[]) =>
  entries.toSorted((one, other) => Number(one.use === 'never') - Number(other.use === 'never'))

interface RecordTableProps {
  caption: string
  columns: string[]
  /** The first cell of each names it. */
  rows: string[][]
  /** Their names are words, not identifiers. */
  ofServices?: boolean
}

/** A table, which phones show as a list of records (`prose.css`). */
function RecordTable({ caption, columns, rows, ofServices }: RecordTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <section className="prose-table record-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...facts]) => (
            <tr key={name}>
              <AnchorHeading as="th">{ofServices ? name : <code>{name}</code>}</AnchorHeading>
              {facts.map((fact, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {fact}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
