import { Button } from '@lintel/kit/ui/Button.tsx'
import { useState } from 'react'
import { Dialog, Fault } from '../app/parts.tsx'
import { useRun } from '../app/useRun.ts'
import type { Edited, RecordEditor } from './RecordEditor.ts'

const states = { saved: 'Saved', unsaved: 'Saving …', faulty: 'Not saved: see below' }

/** Whether what was typed stands in the file. */
export function Saving({ edited }: { edited: Edited }) {
  return (
    <span role="status" className={edited.state === 'faulty' || edited.error ? 'text-danger' : ''}>
      {edited.error
        ? 'Not saved'
        : edited.state === 'saved' && edited.diagnostics.length > 0
          ? 'Saved, but cannot be published: see below'
          : states[edited.state]}
    </span>
  )
}

/** Why a record was not written, where that is no fault of one of its fields. */
export function NotWritten({ editor, edited }: { editor: RecordEditor; edited: Edited }) {
  const [isClosed, setClosed] = useState(false)
  if (!edited.error) return null
  if (edited.error.status !== 409) return <Fault error={edited.error} className="mt-5" />
  if (!isClosed) return <Conflict editor={editor} edited={edited} onClose={() => setClosed(true)} />
  return (
    <Button variant="outline" size="sm" className="mt-5" onClick={() => setClosed(false)}>
      Compare
    </Button>
  )
}

interface ConflictProps {
  editor: RecordEditor
  edited: Edited
  onClose: () => void
}

/** Two people's words: nothing is written before one of them has chosen. */
function Conflict({ editor, edited, onClose }: ConflictProps) {
  const { run, error } = useRun()
  return (
    <Dialog title="Somebody else has changed this file" onClose={onClose}>
      <p>This is what it says now. Keep it as it is, or put your change on it.</p>
      <pre className="mt-4 max-h-72 overflow-auto border border-line bg-surface p-3 text-small">
        {edited.error?.theirs}
      </pre>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => run(() => editor.settle('ours'))}>Put mine on it</Button>
        <Button variant="outline" onClick={() => run(() => editor.settle('theirs'))}>
          Keep theirs
        </Button>
      </div>
      {error && <Fault error={error} className="mt-3" />}
    </Dialog>
  )
}
