import { Button, buttonClass } from '@lintel/kit/ui/Button.tsx'
import { contactFieldNames, contactFields } from '@lintel/rules/contact.ts'
import { followUpStateOf } from '@lintel/rules/followUp.ts'
import { sourceFacts, sourceOf } from '@lintel/rules/source.ts'
import { type ReactNode, useState } from 'react'
import { goTo, linkTo } from '../../app/address.ts'
import { request } from '../../app/request.ts'
import { DialogForm, ErrorMessage, Loading } from '../../app/ui.tsx'
import { useLiveRequest } from '../../app/useLiveRequest.ts'
import { useRequest } from '../../app/useRequest.ts'
import { useTask } from '../../app/useTask.ts'
import { NoteForm, StateChoice } from './FollowUp.tsx'
import { type Opened, remaining, timeOf } from './states.ts'

interface Props {
  reference: string
  /** Who has taken enquiries so far. */
  takers: string[]
  onChange: () => void
}

export function OneEnquiry({ reference, takers, onChange }: Props) {
  const { data, error } = useRequest(async () => {
    const opened = await request('enquiries', 'open', { reference })
    onChange()
    return opened
  })
  const [changed, setChanged] = useState<Opened>()
  const enquiry = changed ?? data
  const change = (next?: Opened) => {
    setChanged(next)
    onChange()
  }
  return (
    <section aria-label={`Enquiry ${reference}`} className="border-line p-6 lg:w-md lg:border-l">
      <a {...linkTo('/enquiries')} className="mb-4 block text-small text-accent-text underline lg:hidden">
        Back to all enquiries
      </a>
      {!enquiry && <Loading error={error} />}
      {enquiry && (
        <>
          <Words enquiry={enquiry} />
          {!enquiry.erased_at && <StateChoice enquiry={enquiry} onChange={change} />}
          <Actions enquiry={enquiry} onChange={change} />
          {!enquiry.erased_at && <NoteForm enquiry={enquiry} takers={takers} onChange={change} />}
          <History enquiry={enquiry} />
        </>
      )}
    </section>
  )
}

const otherFields = contactFieldNames.filter((field) => field !== 'name' && field !== 'message')

function Words({ enquiry }: { enquiry: Opened }) {
  const entries = Object.entries({
    ...Object.fromEntries(otherFields.map((field) => [contactFields[field].label, enquiry[field]])),
    Reference: enquiry.reference,
    ...Object.fromEntries(sourceFacts(sourceOf(enquiry)).map(({ label, value }) => [label, value])),
    'Answer by': `${timeOf(enquiry.answerBy)} (${remaining(enquiry)})`,
    Flagged: enquiry.flag,
  }).filter(([, text]) => text)
  return (
    <>
      <h2 className="text-h2 break-words">{enquiry.name ?? 'Erased by its sender'}</h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
        {entries.map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 border-l-2 border-accent-text pl-4 break-words whitespace-pre-wrap">
        {enquiry.message}
      </p>
    </>
  )
}

function Actions({ enquiry, onChange }: { enquiry: Opened; onChange: (next?: Opened) => void }) {
  const { run, isRunning, error } = useTask()
  const [isErasing, setIsErasing] = useState(false)
  const firm = useLiveRequest(() => request('brand', 'current', {}))
  const { id, erased_at } = enquiry
  const doing = (change: () => Promise<Opened>) =>
    ({
      size: 'sm',
      variant: 'outline',
      disabled: isRunning,
      onClick: () => run(async () => onChange(await change())),
    }) as const
  const held = enquiry.told.filter(({ state }) => state === 'held')
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {!erased_at && held.length > 0 && (
        <div className="mb-3 basis-full border-l-2 border-danger pl-4 text-small">
          <p>Nothing could vouch for its sender, so it was kept from {listOf(held.map(({ by }) => by))}.</p>
          <Button {...doing(() => request('enquiries', 'release', { id }))} className="mt-2">
            Release it
          </Button>
        </div>
      )}
      {!erased_at && (
        <>
          {firm && (
            <a href={replyTo(enquiry, firm.name)} className={buttonClass({ size: 'sm' })}>
              Answer by mail
            </a>
          )}
          <Button {...doing(() => request('enquiries', 'send', { id }))}>Notify us again</Button>
        </>
      )}
      <Button size="sm" variant="outline" onClick={() => setIsErasing(true)}>
        Erase …
      </Button>
      {error && <ErrorMessage error={error} className="basis-full" />}
      {isErasing && (
        <DialogForm
          title={`Erase enquiry ${enquiry.reference}?`}
          submitLabel="Erase it"
          cancelLabel="Keep it"
          onClose={() => setIsErasing(false)}
          onSubmit={async () => {
            await request('enquiries', 'erase', { id })
            goTo('/enquiries')
            onChange()
          }}
        >
          <p>
            The name, the addresses, the message, your note, its history and its place in the numbers are
            deleted from this database, and notifications of it that have not left yet. Copies in your mail
            and in other programs stay: delete those as well. This cannot be undone.
          </p>
        </DialogForm>
      )}
    </div>
  )
}

/** A mailto link that quotes the enquiry. */
function replyTo({ email, name, reference, message }: Opened, firm: string): string {
  const quoted = (message ?? '').replaceAll(/^/gm, '> ')
  const body = `Dear ${name},\n\n\n\n${firm}\n\n${quoted}`
  const query = { subject: `Your enquiry ${reference}`, body: body.replaceAll('\n', '\r\n') }
  const encoded = Object.entries(query).map(([key, text]) => `${key}=${encodeURIComponent(text)}`)
  return `mailto:${encodeURIComponent(email ?? '')}?${encoded.join('&')}`
}

const listOf = (names: string[]) => new Intl.ListFormat('en').format(names)

/** Labels of sent notifications other than of the enquiry itself. */
const sentAs: Record<string, string> = {
  'enquiry-erased': 'Erasure told by',
  due: 'Reminded by',
  receipt: 'Receipt sent by',
}

function History({ enquiry }: { enquiry: Opened }) {
  const { received_at, opened_at, handled_at, erased_at, released_at } = enquiry
  // Held notifications were not sent.
  const told = enquiry.told.filter(({ state }) => state !== 'held')
  const events: { key: string; at: number | null; words: ReactNode }[] = [
    { key: 'stored', at: received_at, words: 'Stored' },
    ...told.map(({ id, kind, by, state, attempts, last_error, created_at, settled_at }) => ({
      key: `told-${id}`,
      at: settled_at ?? created_at,
      words:
        state === 'sent' ? (
          `${sentAs[kind] ?? 'Notified by'} ${by}`
        ) : (
          <span className="text-danger">
            {state === 'dead' ? `Given up by ${by}` : `Waits to leave by ${by}`} after {attempts}{' '}
            {attempts === 1 ? 'attempt' : 'attempts'}
            {last_error && `: ${last_error}`}
          </span>
        ),
    })),
    { key: 'released', at: released_at, words: 'Released to the other channels' },
    { key: 'opened', at: opened_at, words: 'Opened here for the first time' },
    { key: 'handled', at: handled_at, words: `Marked as ${followUpStateOf(enquiry)}` },
    { key: 'erased', at: erased_at, words: 'Erased by its sender' },
  ]
  const pastEvents = events.flatMap((event) => (event.at === null ? [] : { ...event, at: event.at }))
  return (
    <>
      <h3 className="mt-7 font-semibold">History</h3>
      <ol className="mt-2 border-t border-line text-small">
        {pastEvents
          .sort((one, other) => one.at - other.at)
          .map(({ key, at, words }) => (
            <li key={key} className="grid grid-cols-[11rem_minmax(0,1fr)] gap-3 border-b border-line py-1.5">
              <time dateTime={new Date(at).toISOString()} className="text-muted">
                {timeOf(at)}
              </time>
              <span className="break-words">{words}</span>
            </li>
          ))}
      </ol>
      {told.length === 0 && <p className="mt-2 text-small text-muted">Nobody was notified of it.</p>}
    </>
  )
}
