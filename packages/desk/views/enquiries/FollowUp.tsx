import { Button } from '@lintel/kit/ui/Button.tsx'
import { followUpLimits, followUpStateOf, followUpStates } from '@lintel/rules/followUp.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { request } from '../../app/request.ts'
import { CharacterCount, ErrorMessage } from '../../app/ui.tsx'
import { useTask } from '../../app/useTask.ts'
import { nameOf } from '../../records/names.ts'
import type { Opened } from './states.ts'

interface Props {
  enquiry: Opened
  onChange: (next: Opened) => void
}

/** The choice of what became of an enquiry. */
export function StateChoice({ enquiry, onChange }: Props) {
  const { run, isRunning, error } = useTask()
  const current = followUpStateOf(enquiry)
  return (
    <div className="mt-5">
      <fieldset className="flex flex-wrap gap-1" disabled={isRunning}>
        <legend className="mb-1 text-small text-muted">State</legend>
        {followUpStates.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={state === current}
            onClick={() =>
              run(async () => onChange(await request('enquiries', 'setState', { id: enquiry.id, state })))
            }
            className="min-h-9 rounded-sm border border-line px-3 text-small hover:text-accent-text aria-pressed:border-accent-text aria-pressed:bg-surface aria-pressed:font-semibold"
          >
            {nameOf(state)}
          </button>
        ))}
      </fieldset>
      {error && <ErrorMessage error={error} className="mt-2" />}
    </div>
  )
}

const noteOf = ({ note, taken_by }: Opened) => ({ note: note ?? '', taken_by: taken_by ?? '' })

/** @param takers who has taken enquiries so far */
export function NoteForm({ enquiry, takers, onChange }: Props & { takers: string[] }) {
  const { run, isRunning, error } = useTask()
  // Of its own, because an answer about the state may be older than the last save.
  const [saved, setSaved] = useState(noteOf(enquiry))
  const [typed, setTyped] = useState(saved)
  const [isWanted, setWanted] = useState(false)
  const isSaved = typed.note.trim() === saved.note && typed.taken_by.trim() === saved.taken_by
  // Its words are kept nowhere else, because they may be about a person, whose enquiry may be erased.
  useEffect(() => {
    if (isSaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSaved])
  // One save at a time, as each names what the one before has left.
  useEffect(() => {
    if (!isWanted || isRunning) return
    setWanted(false)
    if (isSaved) return
    run(async () => {
      const next = await request('enquiries', 'writeNote', { id: enquiry.id, before: saved, after: typed })
      setSaved(noteOf(next))
      setTyped((each) => (each === typed ? noteOf(next) : each))
      onChange(next)
    })
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    setWanted(true)
  }
  return (
    <form className="mt-5 grid gap-3 text-small" onSubmit={save} onBlur={save}>
      <label>
        Taken by
        <input
          list="takers"
          autoComplete="off"
          value={typed.taken_by}
          onChange={({ target }) => setTyped({ ...typed, taken_by: target.value })}
        />
      </label>
      <datalist id="takers">
        {takers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <label>
        Note, for yourselves
        <CharacterCount of={typed.note} most={followUpLimits.note} />
        <textarea
          rows={4}
          value={typed.note}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
      </label>
      <div className="flex items-center gap-3">
        <Button type="submit" size="sm" variant="outline" disabled={isSaved}>
          Save the note
        </Button>
        <span role="status" className="text-muted">
          {isRunning ? 'Saving …' : isSaved ? (saved.note || saved.taken_by) && 'Saved' : 'Not saved yet'}
        </span>
      </div>
      {error && <ErrorMessage error={error} />}
    </form>
  )
}
