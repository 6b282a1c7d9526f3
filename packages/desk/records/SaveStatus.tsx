import { Button } from '@lintel/kit/ui/Button.tsx'
import type { MouseEvent } from 'react'
import { focusField } from '../app/focusField.ts'
import { NotSavedYet } from '../app/NotSavedYet.tsx'
import { ErrorMessage } from '../app/ui.tsx'
import type { EditedRecord, RecordEditor } from './RecordEditor.ts'

export const savedWithFaults = 'Saved, but cannot be published: see below'

const states = { saved: 'Saved', unsaved: 'Saving …', faulty: 'Not saved: see below' }

export function SaveStatus({ edited }: { edited: EditedRecord }) {
  return (
    <>
      <span role="status" className={edited.state === 'faulty' || edited.error ? 'text-danger' : ''}>
        {statusOf(edited)}
      </span>
      {!edited.error && edited.diagnostics.length > 0 && edited.state !== 'unsaved' && (
        <button type="button" className="text-link ml-3" onClick={showFirstFault}>
          Show it
        </button>
      )}
    </>
  )
}

/** Moves the focus to the first field that has a fault, which may be above or folded away. */
function showFirstFault({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const field = currentTarget
    .closest('form, aside, main')
    ?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (field) focusField(field)
}

function statusOf({ error, state, diagnostics }: EditedRecord): string {
  if (error && state !== 'saved') return 'Not saved'
  if (error && !error.isUnreachable) return 'Changed elsewhere'
  return state === 'saved' && diagnostics.length > 0 ? savedWithFaults : states[state]
}

/** Conflicts, and errors that belong to no field. */
export function SaveErrors({ editor, edited }: { editor: RecordEditor; edited: EditedRecord }) {
  if (!edited.error) return null
  if (edited.conflicts.length === 0)
    return (
      <div className="mb-5 text-small">
        <ErrorMessage error={edited.error} />
        {edited.state !== 'saved' && <NotSavedYet />}
      </div>
    )
  return edited.conflicts.map((each) => (
    <section
      key={each.id}
      role="alert"
      aria-label={`Changed elsewhere too: ${each.field}`}
      className="mb-5 border border-danger p-4 text-small"
    >
      <h3 className="font-semibold">{each.field} was changed elsewhere too</h3>
      <dl className="mt-2 grid gap-2">
        <div>
          <dt className="text-muted">Here</dt>
          <dd className="break-words whitespace-pre-wrap">{each.mine.words ?? '(removed)'}</dd>
        </div>
        <div>
          <dt className="text-muted">There, and saved</dt>
          <dd className="break-words whitespace-pre-wrap">{each.theirs.words ?? '(removed)'}</dd>
        </div>
      </dl>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => editor.choose(each.id, 'mine')}>
          Keep what is here
        </Button>
        <Button size="sm" variant="outline" onClick={() => editor.choose(each.id, 'theirs')}>
          Take what is there
        </Button>
      </div>
    </section>
  ))
}
