import { Button } from '@lintel/kit/ui/Button.tsx'
import { hour } from '@lintel/rules/time.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { linkTo } from '../../app/address.ts'
import { type ResponseOf, request } from '../../app/request.ts'
import { ErrorMessage, Loading } from '../../app/ui.tsx'
import type { useRequest } from '../../app/useRequest.ts'
import { useTask } from '../../app/useTask.ts'
import { type Listed, matchesSearch, remaining, stateOf, states, timeOf } from './states.ts'

type List = ReturnType<typeof useRequest<ResponseOf<'enquiries', 'list'>>>

const isOpen = (each: Listed) => each.handled_at === null && each.erased_at === null

const filters: { name: string; label: string; fits: (each: Listed) => boolean }[] = [
  { name: 'open', label: 'Open', fits: isOpen },
  { name: 'flagged', label: 'Flagged', fits: (each) => each.flag !== null },
  ...Object.entries(states).map(([name, { label }]) => ({
    name,
    label,
    fits: (each: Listed) => stateOf(each) === name,
  })),
  { name: 'all', label: 'All', fits: () => true },
]

interface Props {
  list: List
  isLive: boolean
  /** The reference of the open enquiry. */
  shown: string
}

export function EnquiryList({ list: { data, error, reload }, isLive, shown }: Props) {
  const [words, setWords] = useState('')
  const [filter, setFilter] = useState('open')
  if (!data) return <Loading error={error} />
  const { enquiries, deadLetters } = data
  const fits = filters.find(({ name }) => name === filter)?.fits
  const matches = enquiries.filter((each) => fits?.(each) && matchesSearch(each, words.trim()))
  return (
    <div className={clsx('min-w-0', shown && 'max-lg:hidden')}>
      <Due enquiries={enquiries} />
      {deadLetters.length > 0 && <DeadLetters letters={deadLetters} onSent={reload} />}
      <div className="grid gap-3 px-6 py-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <label className="text-small">
          Search
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <label className="text-small">
          State
          <select value={filter} onChange={({ target }) => setFilter(target.value)}>
            {filters.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {enquiries.length === 0 ? (
        <NoEnquiry isLive={isLive} />
      ) : (
        <>
          <p role="status" className="px-6 pb-3 text-small text-muted">
            {matches.length === 0
              ? 'No enquiry fits.'
              : `${matches.length} of ${enquiries.length}. Times are those of this machine.`}
          </p>
          {matches.length > 0 && <Table enquiries={matches} shown={shown} />}
        </>
      )}
    </div>
  )
}

const words = 'First words'
const columns = [
  { name: 'State', className: 'w-28' },
  { name: 'From', className: '' },
  { name: words, className: 'w-2/5' },
  { name: 'Received', className: 'w-44' },
  { name: 'Answer', className: 'w-36' },
]

const from = ({ referring_host, first_page }: Listed) => referring_host ?? first_page

function Table({ enquiries, shown }: { enquiries: Listed[]; shown: string }) {
  return (
    <table className="w-full table-fixed border-t border-line text-left text-small max-md:block">
      <thead className="max-md:sr-only">
        <tr className="text-muted">
          {columns.map(({ name, className }) => (
            <th
              key={name}
              scope="col"
              className={clsx(
                'px-3 py-2 font-normal first:pl-6 last:pr-6',
                className,
                shown && name === words && 'lg:hidden',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {enquiries.map((each) => (
          <tr
            key={each.id}
            className={clsx(
              'relative border-t border-line align-top hover:bg-surface max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-0.5 max-md:px-6 max-md:py-3 md:[&>td]:px-3 md:[&>td]:py-3 md:[&>td:first-child]:pl-6 md:[&>td:last-child]:pr-6',
              each.reference === shown && 'bg-surface',
            )}
          >
            <td className={stateOf(each) === 'new' ? 'font-semibold text-accent-text' : 'text-muted'}>
              {states[stateOf(each)].label}
              {each.flag && <span className="block font-normal text-danger">Flagged</span>}
            </td>
            <td>
              <a
                {...linkTo(`/enquiries/${each.reference}`)}
                aria-current={each.reference === shown ? 'true' : undefined}
                className="font-semibold break-words after:absolute after:inset-0"
              >
                {each.name ?? each.reference}
              </a>
              {each.taken_by && (
                <span className="block break-words text-muted">Taken by {each.taken_by}</span>
              )}
              {each.company && <span className="block break-words text-muted">{each.company}</span>}
            </td>
            <td className={clsx(shown && 'lg:hidden')}>
              <span className="line-clamp-2 break-words">{each.message}</span>
            </td>
            <td className="text-muted">
              {timeOf(each.received_at)}
              {from(each) && <span className="block break-words">from {from(each)}</span>}
            </td>
            <td>{remaining(each)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In ms before the promised time. */
const notice = hour

/** Enquiries that are overdue or nearly so, oldest first. */
function Due({ enquiries }: { enquiries: Listed[] }) {
  const due = enquiries
    .filter((each) => isOpen(each) && each.answerBy - Date.now() < notice)
    .sort((one, other) => one.answerBy - other.answerBy)
  if (due.length === 0) return null
  return (
    <section aria-label="Due" className="border-b border-danger bg-surface px-6 py-4">
      <h2 className="font-semibold text-danger">
        {due.length === 1 ? 'An enquiry is' : `${due.length} enquiries are`} to be answered now
      </h2>
      <ul className="mt-2 text-small">
        {due.map((each) => (
          <li key={each.id} className="break-words">
            <a {...linkTo(`/enquiries/${each.reference}`)} className="text-accent-text underline">
              {each.reference}
            </a>
            : {remaining(each)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeadLetters({
  letters,
  onSent,
}: {
  letters: NonNullable<List['data']>['deadLetters']
  onSent: () => void
}) {
  const { run, isRunning, error } = useTask()
  return (
    <section aria-label="Failed deliveries" className="border-b border-danger bg-surface px-6 py-4">
      <h2 className="font-semibold text-danger">
        {letters.length === 1 ? 'A notification' : `${letters.length} notifications`} could not be delivered
      </h2>
      <ul className="mt-2 text-small">
        {letters.map(({ id, about, channel, attempts, last_error }) => (
          <li key={id} className="break-words">
            {about}, by {channel}, after {attempts} attempts{last_error && `: ${last_error}`}
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="outline"
        className="mt-3"
        disabled={isRunning}
        onClick={() =>
          run(async () => {
            await request('enquiries', 'sendDeadLetters', {})
            onSent()
          })
        }
      >
        Send them again
      </Button>
      {error && <ErrorMessage error={error} className="mt-2" />}
    </section>
  )
}

function NoEnquiry({ isLive }: { isLive: boolean }) {
  return (
    <div className="max-w-prose px-6 py-8">
      <h2 className="text-h3">No enquiry yet</h2>
      <p className="mt-2 text-muted">
        {isLive
          ? 'What visitors send with the contact form of your site is shown here. To see that it arrives, send one yourself from the contact page.'
          : 'What is sent with the contact form of the site on this machine is shown here. Try it: start the site with "npm start", and send its form. Your visitors’ enquiries are under "the live site".'}
      </p>
    </div>
  )
}
