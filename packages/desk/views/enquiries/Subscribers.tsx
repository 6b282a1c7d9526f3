import { Button } from '@lintel/kit/ui/Button.tsx'
import { useState } from 'react'
import { ExportButton } from '../../app/ExportButton.tsx'
import { request } from '../../app/request.ts'
import { DialogForm, Loading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { timeOf } from './states.ts'

export function Subscribers() {
  const { data: subscribers, error, reload } = useRequest(() => request('enquiries', 'subscribers', {}))
  const [removed, setRemoved] = useState<string>()
  if (!subscribers) return <Loading error={error} />
  const confirmed = subscribers.filter(({ confirmed_at }) => confirmed_at !== null).length
  return (
    <div className="px-6 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-muted">
          {confirmed} confirmed, {subscribers.length - confirmed} waiting for their confirmation.
        </p>
        <ExportButton
          name="subscribers.csv"
          content={() => request('enquiries', 'exportSubscribers', {})}
          isDisabled={confirmed === 0}
        >
          Export the confirmed ones
        </ExportButton>
      </div>
      {subscribers.length === 0 ? (
        <p className="mt-4 max-w-prose text-muted">
          Nobody has subscribed yet. Whoever does gets a mail with a link, and counts once that was followed.
        </p>
      ) : (
        <ul className="mt-4 border-t border-line text-small">
          {subscribers.map(({ email, requested_at, confirmed_at }) => (
            <li key={email} className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-2">
              <span className="min-w-0 grow break-words">{email}</span>
              <span className="text-muted">
                {confirmed_at ? `Confirmed ${timeOf(confirmed_at)}` : `Asked ${timeOf(requested_at)}`}
              </span>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => setRemoved(email)}
                aria-label={`Delete ${email}`}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <DialogForm
          title="Delete this subscriber?"
          submitLabel="Delete it"
          cancelLabel="Keep it"
          onClose={() => setRemoved(undefined)}
          onSubmit={async () => {
            await request('enquiries', 'removeSubscriber', { email: removed })
            setRemoved(undefined)
            reload()
          }}
        >
          <p className="break-words">{removed} gets no more mail, and is gone from this list.</p>
        </DialogForm>
      )}
    </div>
  )
}
