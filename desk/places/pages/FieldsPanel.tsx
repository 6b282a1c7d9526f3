import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { call } from '#desk/app/call.ts'
import { Dialog, Fault, Loading } from '#desk/app/parts.tsx'
import { useCall } from '#desk/app/useCall.ts'
import type { ToFrame } from '#desk/frame/messages.ts'
import { type Change, valueAt } from '#desk/records/change.ts'
import { IconButton } from '#desk/records/Entry.tsx'
import { Fields } from '#desk/records/Form.tsx'
import type { Field } from '#desk/records/fields.ts'
import { nameOf, parsePlace } from '#desk/records/names.ts'
import { type Edited, RecordEditor, type Steps } from './RecordEditor.ts'

/** What is shown beside the page: a field, words that no record holds, or nothing yet. */
export type Chosen =
  | { kind: 'field'; place: string; href: string | null }
  | { kind: 'words'; words: string }
  | { kind: 'new'; type: string }

interface FieldsPanelProps {
  chosen: Exclude<Chosen, { kind: 'new' }> | null
  /** Of all texts of the page. */
  places: string[]
  tell: (message: ToFrame) => void
  onShown: (steps: Steps) => void
  onChoose: (place: string) => void
  onFollow: (href: string) => void
  onClose: () => void
}

/** The fields of the part of a page that was clicked; before that, which parts it has. */
export function FieldsPanel({ chosen, places, onChoose, onClose, ...props }: FieldsPanelProps) {
  if (!chosen) return <Parts places={places} onChoose={onChoose} />
  if (chosen.kind === 'words') return <Origin words={chosen.words} onClose={onClose} />
  const { file } = parsePlace(chosen.place)
  return <RecordFields key={file} {...props} file={file} chosen={chosen} onClose={onClose} />
}

/** What can be edited on the page, for those who would rather choose it in a list. */
function Parts({ places, onChoose }: Pick<FieldsPanelProps, 'places' | 'onChoose'>) {
  const parts = new Map<string, Map<string, string>>()
  for (const place of places) {
    const { file, path } = parsePlace(place)
    const ofFile = parts.get(file) ?? new Map<string, string>()
    parts.set(file, ofFile)
    const [part = ''] = path
    if (!ofFile.has(String(part))) ofFile.set(String(part), place)
  }
  // The page's own words come before those of the frame around it.
  const count = (file: string) => places.filter((place) => place.startsWith(`${file}#`)).length
  const sorted = [...parts].sort(([one], [other]) => count(other) - count(one))
  return (
    <div className="p-5">
      <h2 className="font-semibold">Click a text on the page</h2>
      <p className="mt-1 text-small text-muted">Its field opens here. Or choose a part of the page:</p>
      {sorted.map(([file, ofFile]) => (
        <section key={file} className="mt-5">
          <h3 className="font-mono text-label text-muted">{file.replace('content/', '')}</h3>
          <ul className="mt-1 border-t border-line">
            {[...ofFile].map(([part, place]) => (
              <li key={part} className="border-b border-line">
                <button
                  type="button"
                  className="min-h-10 w-full text-left hover:text-accent-text"
                  onClick={() => onChoose(place)}
                >
                  {nameOf(part)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Origin({ words, onClose }: { words: string; onClose: () => void }) {
  const { answer } = useCall(() => call('pages', 'origin', { words }), words)
  return (
    <div className="p-5">
      <PanelHeading title="Not a field" onClose={onClose} />
      <p className="mt-3">“{words.trim()}”</p>
      <p role="status" className="mt-3 text-muted">
        {!answer
          ? 'One moment …'
          : answer.file
            ? `These words stand in the code: ${answer.file}, line ${answer.line}.`
            : 'A rule of the site makes these words, of other fields or of the settings.'}
      </p>
    </div>
  )
}

function PanelHeading({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <h2 className="text-h3">{title}</h2>
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  )
}

type RecordFieldsProps = Pick<FieldsPanelProps, 'tell' | 'onShown' | 'onFollow' | 'onClose'> & {
  file: string
  chosen: Chosen & { kind: 'field' }
}

function RecordFields({ file, chosen, tell, onShown, onFollow, onClose }: RecordFieldsProps) {
  const editor = useMemo(() => new RecordEditor(file, onShown), [file, onShown])
  const edited = useSyncExternalStore(editor.subscribe, editor.snapshot)
  const [error, setError] = useState<Error>()
  const form = useRef<HTMLFormElement>(null)
  const { path } = parsePlace(chosen.place)
  const [part = ''] = path
  const isReady = edited !== undefined

  useEffect(() => {
    editor.open().catch(setError)
    return editor.leave
  }, [editor])
  useEffect(() => {
    if (!isReady) return
    const name = parsePlace(chosen.place).path.join('.')
    const input = form.current?.elements.namedItem(name)
    if (input instanceof HTMLElement) input.focus()
  }, [chosen, isReady])

  if (error) return <Fault error={error} className="p-5" />
  if (!edited) return <Loading />
  const { field, title } = partOf(edited.field, String(part))
  const change = (each: Change) => {
    if (each.kind === 'set' && typeof each.value === 'string')
      tell({
        kind: 'text',
        place: `${file}#${each.path.join('.')}`,
        was: shown(valueAt(edited.record, each.path), edited),
        text: shown(each.value, edited),
      })
    editor.change(each)
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    editor.leave()
    onClose()
  }
  return (
    <form
      ref={form}
      className="p-5"
      onBlur={editor.leave}
      onKeyDown={leave}
      onSubmit={(event) => event.preventDefault()}
    >
      <PanelHeading title={title} onClose={onClose} />
      <p className="mt-1 mb-5 flex flex-wrap justify-between gap-2 text-small text-muted">
        <span className="font-mono">{file}</span>
        <Saving edited={edited} />
      </p>
      {chosen.href?.startsWith('/') && (
        <Button variant="link" size="sm" className="mb-4 px-0!" onClick={() => onFollow(chosen.href ?? '/')}>
          Go to {chosen.href}
        </Button>
      )}
      <Fields
        key={chosen.place}
        field={field}
        path={field === edited.field || isRoot(edited.field, String(part)) ? [] : [part]}
        value={isRoot(edited.field, String(part)) ? edited.record : valueAt(edited.record, [part])}
        label={title}
        context={{
          ...edited,
          chosen: path.join('.'),
          onChange: change,
          onFocus: (focused) => tell({ kind: 'show', place: `${file}#${focused.join('.')}`, focus: false }),
        }}
      />
      {edited.error &&
        (edited.error.status === 409 ? (
          <Conflict editor={editor} edited={edited} />
        ) : (
          <Fault error={edited.error} className="mt-5" />
        ))}
    </form>
  )
}

/** A part is a group of the record, or all fields of it that lie in none. */
function partOf(field: Field, part: string): { field: Field; title: string } {
  if (field.kind === 'map') return { field: field.entry, title: nameOf(part) }
  if (field.kind !== 'group') return { field, title: nameOf(part) }
  const own = field.fields[part]
  if (own?.kind === 'group' || own?.kind === 'variant') return { field: own, title: nameOf(part) }
  const single = Object.entries(field.fields).filter(
    ([, each]) => each.kind !== 'group' && each.kind !== 'variant',
  )
  return { field: { kind: 'group', fields: Object.fromEntries(single) }, title: 'Its own fields' }
}

function isRoot(field: Field, part: string): boolean {
  if (field.kind !== 'group') return false
  const own = field.fields[part]
  return own?.kind !== 'group' && own?.kind !== 'variant'
}

/** As the page shows a text: without its tokens. */
function shown(value: unknown, { tokens }: Edited): string {
  return String(value ?? '').replaceAll(
    /\{\{\s*([^{}]*?)\s*\}\}/g,
    (written, token: string) => tokens[token] ?? written,
  )
}

const states = { saved: 'Saved', unsaved: 'Saving …', faulty: 'Not saved: see below' }

function Saving({ edited }: { edited: Edited }) {
  return (
    <span role="status" className={edited.state === 'faulty' || edited.error ? 'text-danger' : ''}>
      {edited.error ? 'Not saved' : states[edited.state]}
    </span>
  )
}

/** Two people's words: nothing is written before one of them has chosen. */
function Conflict({ editor, edited }: { editor: RecordEditor; edited: Edited }) {
  return (
    <Dialog title="Somebody else has changed this file" onClose={() => undefined}>
      <p>This is what it says now. Keep it as it is, or put your change on it.</p>
      <pre className="mt-4 max-h-72 overflow-auto border border-line bg-surface p-3 text-small">
        {edited.error?.theirs}
      </pre>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => editor.settle('ours')}>Put mine on it</Button>
        <Button variant="outline" onClick={() => editor.settle('theirs')}>
          Keep theirs
        </Button>
      </div>
    </Dialog>
  )
}
