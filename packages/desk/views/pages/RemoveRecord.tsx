import { useState } from 'react'
import { request } from '../../app/request.ts'
import { DialogForm, Loading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import type { Steps } from '../../records/RecordEditor.ts'
import { CountList, InsteadChoice, LeadChoice } from '../../records/RemovalDetails.tsx'

interface RemoveProps {
  file: string
  /** The name of its kind: "service". */
  kind: string
  version: string
  onRemoved: (steps: Steps) => void
  onClose: () => void
}

export function RemoveRecord({ file, kind, version, onRemoved, onClose }: RemoveProps) {
  const { data, error } = useRequest(() => request('pages', 'previewRemoval', { file }))
  const [to, setTo] = useState('')
  const [instead, setInstead] = useState('')
  const questions = data?.questions === 1 ? 'one question' : `${data?.questions} questions`
  return (
    <DialogForm
      title={`Remove this ${kind}?`}
      submitLabel="Remove"
      cancelLabel="Keep it"
      onSubmit={async () => {
        const other = data?.others.some(({ id }) => id === instead) ? instead : null
        const { steps } = await request('pages', 'remove', { file, version, to: to || null, instead: other })
        onRemoved(steps)
      }}
      onClose={onClose}
    >
      {data ? (
        <>
          <p>
            {data.title} will be gone from all menus and lists
            {data.questions > 0 && `, with ${questions} by which the search and the assistant find it`}.
            “Undo” brings {data.page || data.questions > 0 ? 'all of it' : 'it'} back.
          </p>
          {data.namedIn.length > 0 && (
            <InsteadChoice {...data} instead={instead} onChoose={setInstead} onFollow={onClose} />
          )}
          {data.page && (
            <LeadChoice
              page={data.page}
              targets={data.targets}
              links={data.linkedFrom}
              to={to}
              onChoose={setTo}
              onFollow={onClose}
            />
          )}
          <CountList places={data.counts} onFollow={onClose} />
        </>
      ) : (
        <Loading error={error} />
      )}
    </DialogForm>
  )
}
