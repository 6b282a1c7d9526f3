import type { ReactNode } from 'react'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import { type Cookie, cookies, storageRecords, type Use } from '#data/cookies.ts'
import { legalPages } from '#data/legalPages.ts'
import { hostsOf, isConfigured, thirdParties } from '#data/thirdParties.ts'

const categories: Record<Cookie['category'], string> = {
  essential: 'Essential',
  analytics: 'Analytics',
  preferences: 'Preferences',
  advertising: 'Advertising',
}

const uses: Record<Use, string> = { never: 'No', always: 'Yes', consent: 'If you agree' }

const storages = { local: 'Local storage', session: 'Session storage' }

/**
 * Every cookie that the site may use, every record that it keeps in the browser's storage, and everybody else whom
 * a page may contact, as this build has them.
 */
export function CookieTables() {
  const { cookieTables } = legalPages
  return (
    <>
      <RecordTable
        caption={cookieTables.cookies}
        columns={['Name', 'Purpose', 'Duration', 'Category', 'Used by this site']}
      >
        {cookies.map(({ name, purpose, duration, category, use }) => (
          <Row key={name} cells={[name, purpose, duration, categories[category], uses[use]]} />
        ))}
      </RecordTable>
      <RecordTable
        caption={cookieTables.storage}
        columns={['Name', 'Purpose', 'Duration', 'Kind', 'Used by this site']}
      >
        {storageRecords.map(({ key, storage, purpose, duration, use }) => (
          <Row key={key} cells={[key, purpose, duration, storages[storage], uses[use]]} />
        ))}
      </RecordTable>
      <RecordTable
        caption={cookieTables.services}
        columns={['Name', 'Purpose', 'Contacts', 'Used by this site']}
      >
        {thirdParties.map((service) => (
          <Row
            key={service.id}
            cells={[
              service.name,
              service.purpose,
              hostsOf(service).join(', ') || 'The provider of the tool',
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
