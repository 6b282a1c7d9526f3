import { valueAt } from '@lintel/engine/content/change.ts'
import { Button } from '@lintel/kit/ui/Button.tsx'
import { isoDay } from '@lintel/rules/time.ts'
import { type ReactNode, useState } from 'react'
import { linkTo } from '../../app/address.ts'
import { discardDraft } from '../../app/autosave.ts'
import { request } from '../../app/request.ts'
import { ErrorMessage, Loading, sentence, ViewHeading } from '../../app/ui.tsx'
import { useTask } from '../../app/useTask.ts'
import { viewToFix } from '../../app/viewToFix.ts'
import { Fields } from '../../records/Form.tsx'
import { useRecord } from '../../records/RecordEditor.ts'
import { SaveErrors, SaveStatus } from '../../records/SaveStatus.tsx'
import type { ListedClaim } from './actions.ts'

interface OneClaimProps {
  id: string
  /** As it is saved. */
  claim: ListedClaim | undefined
  undo: ReactNode
  onChange: () => void
  onRemoved: () => void
}

export function OneClaim({ id, claim, undo, onChange, onRemoved }: OneClaimProps) {
  const { editor, edited, error } = useRecord('content/claims.yaml', onChange)
  const removal = useTask()
  if (!edited) return <Loading error={error} />
  const back = (
    <a {...linkTo('/claims')} className="text-accent-text underline">
      All claims
    </a>
  )
  const value = valueAt(edited.record, [id])
  if (!value || !claim || edited.field.kind !== 'map')
    return (
      <div className="p-6">
        <h1 className="text-h3">There is no claim “{id}”.</h1>
        <p className="mt-3">{back}</p>
      </div>
    )
  const today = isoDay(Date.now())
  const checked = () => {
    editor.change({ kind: 'set', path: [id, 'reviewed'], value: today })
    editor.save()
  }
  const remove = async () => {
    await request('claims', 'remove', { id })
    discardDraft('content/claims.yaml', [id])
    onRemoved()
  }
  return (
    <>
      <ViewHeading actions={undo}>
        {claim.figure} {claim.text}
      </ViewHeading>
      <div className="grid max-w-5xl gap-x-12 gap-y-8 p-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <form onBlur={editor.save} onSubmit={(event) => event.preventDefault()}>
          <p className="mb-5 flex flex-wrap justify-between gap-2 text-small text-muted">
            {back}
            <SaveStatus edited={edited} />
          </p>
          <SaveErrors editor={editor} edited={edited} />
          <Fields
            field={edited.field.entry}
            path={[id]}
            value={value}
            context={{ ...edited, onChange: (change) => editor.change(change) }}
          />
        </form>
        <div className="min-w-0 space-y-8">
          <section>
            <h2 className="font-semibold">Review</h2>
            <p className="mt-1 text-muted">{sentence(claim.due ?? `reviewed on ${claim.reviewed}`)}</p>
            {claim.reviewed !== today && (
              <Button size="sm" className="mt-3" onClick={checked}>
                I have checked it today
              </Button>
            )}
          </section>
          <Uses claim={claim} />
          <section>
            <Button
              size="sm"
              variant="outline"
              disabled={removal.isRunning}
              onClick={() => removal.run(remove)}
            >
              Remove this claim
            </Button>
            {removal.error && <ErrorMessage error={removal.error} className="mt-3 break-words" />}
          </section>
        </div>
      </div>
    </>
  )
}

function Uses({ claim: { id, uses } }: { claim: ListedClaim }) {
  const [isCopied, setCopied] = useState(false)
  const files = Map.groupBy(uses, ({ file }) => file)
  return (
    <section aria-label="Where it is used">
      <h2 className="font-semibold">Where it is used</h2>
      {files.size === 0 && (
        <p className="mt-1 text-muted">
          Nowhere yet. Choose it in a field for claims, put it in by “Claim” over an article, or paste its
          figure into any text.
        </p>
      )}
      <Button
        variant="outline"
        size="sm"
        className="mt-2"
        onClick={() => navigator.clipboard.writeText(`{{claim.${id}.figure}}`).then(() => setCopied(true))}
      >
        {isCopied ? 'Copied' : 'Copy its figure'}
      </Button>
      <ul className="mt-2 space-y-2 text-small">
        {[...files].map(([file, found]) => {
          const view = viewToFix({ file })
          const name = found[0]?.name
          const fields = [...new Set(found.map(({ field }) => field))].filter(Boolean)
          return (
            <li key={file} className="break-words">
              {view ? (
                <a {...linkTo(view)} className="text-accent-text underline">
                  {name}
                </a>
              ) : (
                name
              )}
              {fields.length > 0 && <span className="text-muted">: {fields.join('; ')}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
