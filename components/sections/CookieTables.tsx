import type { ReactNode } from 'react'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import type { CookieWords } from '#content/cookies.ts'
import { isConfigured, thirdParties } from '#content/thirdParties.ts'
import { hostsOf } from '#data/thirdParties.ts'

/**
 * Every cookie that the site may use, every record that it keeps in the browser's storage, and everybody else whom
 * a page may contact, as this build has them.
 */
export function CookieTables({ tables, cookies, storage }: CookieWords) {
  const { columns, categories, kinds, uses } = tables
  const { name, purpose, duration, category, kind, contacts, used } = columns
  return (
    <>
      <RecordTable caption={tables.cookies} columns={[name, purpose, duration, category, used]}>
        {cookies.map(({ name, purpose, duration, category, use }) => (
          <Row key={name} cells={[name, purpose, duration, categories[category], uses[use]]} />
        ))}
      </RecordTable>
      <RecordTable caption={tables.storage} columns={[name, purpose, duration, kind, used]}>
        {storage.map(({ name, purpose, duration, kind, use }) => (
          <Row key={name} cells={[name, purpose, duration, kinds[kind], uses[use]]} />
        ))}
      </RecordTable>
      <RecordTable caption={tables.services} columns={[name, purpose, contacts, used]}>
        {thirdParties.map((service) => (
          <Row
            key={service.id}
            cells={[
              service.name,
              service.purpose,
              hostsOf(service).join(', ') || tables.toolProvider,
              uses[isConfigured(service.id) ? 'consent' : 'never'],
            ]}
          />
        ))}
      </RecordTable>
    </>
  )
}

interface RecordTableProps {
  caption: string
  columns: string[]
  children: ReactNode
}

function RecordTable({ caption, columns, children }: RecordTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <section className="prose-table" aria-label={caption} tabIndex={0}>
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
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

/** The first cell names the row. */
function Row({ cells: [name, purpose, duration, ...facts] }: { cells: string[] }) {
  return (
    <tr>
      <AnchorHeading as="th">
        <code>{name}</code>
      </AnchorHeading>
      <td className="min-w-44">{purpose}</td>
      <td className="min-w-36">{duration}</td>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a fixed table.
        <td key={index}>{fact}</td>
      ))}
    </tr>
  )
}
