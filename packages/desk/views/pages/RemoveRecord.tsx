import { useState } from 'react'
import { request } from '../../app/request.ts'
import { DialogForm, Loading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import type { Steps } from '../../records/RecordEditor.ts'
import { CountList, LeadChoice, PlaceList } from './RemovalDetails.tsx'

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
  const questions = data?.questions === 1 ? 'the question' : `the ${data?.questions} questions`
  return (
    <DialogForm
      title={`Remove this ${kind}?`}
      submitLabel="Remove"
      cancelLabel="Keep it"
      onSubmit={async () =>
        onRemoved((await request('pages', 'remove', { file, version, to: to || null })).steps)
      }
      onClose={onClose}
    >
      {data ? (
        <>
          <p>
            {data.title} will be gone from all menus and lists
            {data.questions > 0 && `, with ${questions} that visitors ask about it`}. “Undo” brings{' '}
            {data.page || data.questions > 0 ? 'all of it' : 'it'} back.
          </p>
          <PlaceList
            words="It is named here, where another must be chosen first:"
            places={data.namedIn}
            onFollow={onClose}
          />
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
