import { applyChange, type Change, type Path, valueAt } from '@lintel/engine/content/change.ts'
import { Button } from '@lintel/kit/ui/Button.tsx'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { slugOf } from '@lintel/rules/slugOf.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { discardDraft } from '../../app/autosave.ts'
import { keep, readKept } from '../../app/kept.ts'
import { type ResponseOf, request } from '../../app/request.ts'
import { DiagnosticList, ErrorMessage, Loading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { useTask } from '../../app/useTask.ts'
import { PanelHeading } from '../../records/Entry.tsx'
import { Fields } from '../../records/Form.tsx'
import { titleOf } from '../../records/nameOfFile.ts'
import { withoutChanged } from '../../records/withoutChanged.ts'

interface NewRecordProps {
  type: string
  onCreated: (created: ResponseOf<'pages', 'create'>) => void
  onClose: () => void
}

/** What has been written into a form that was left before its record was created. */
interface Unfinished {
  name: string | undefined
  changes: Change[]
}

/** What is called as a new page is, until it is called otherwise. */
const titles: Path[] = [
  ['head', 'title'],
  ['blocks', 0, 'title'],
]

/** The file is written once all required fields are filled in. */
export function NewRecord({ type, onCreated, onClose }: NewRecordProps) {
  const { data: blank, error } = useRequest(() => request('pages', 'blank', { kind: type }), type)
  const first = useRef<HTMLInputElement>(null)
  const addressId = useId()
  const key = `new ${type}`
  const [unfinished] = useState(() => JSON.parse(readKept(key) ?? '{}') as Partial<Unfinished>)
  const [chosenName, setName] = useState(unfinished.name)
  const [changes, setChanges] = useState(unfinished.changes ?? [])
  const isBegun = chosenName !== undefined || changes.length > 0
  useEffect(
    () => keep(key, isBegun ? JSON.stringify({ name: chosenName, changes } satisfies Unfinished) : null),
    [key, isBegun, chosenName, changes],
  )
  const [diagnostics, setDiagnostics] = useState<Diagnostic[]>([])
  const creating = useTask()
  const form = useRef<HTMLFormElement>(null)
  const isReady = blank !== undefined
  useEffect(() => {
    if (isReady) form.current?.querySelector<HTMLElement>('textarea, input')?.focus()
  }, [isReady])
  const [refusals, setRefusals] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each refusal
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  if (!blank) return <Loading error={error} />
  const record = changes.reduce(applyChange, blank.record) as Record<string, unknown>
  const name = chosenName ?? slugOf(titleOf(record) ?? '')
  const create = (event: FormEvent) => {
    event.preventDefault()
    creating.run(async () => {
      const created = await request('pages', 'create', { kind: type, name, record })
      setDiagnostics(created.diagnostics)
      if (created.diagnostics.length > 0) return setRefusals((count) => count + 1)
      // What is unsaved under this name is of a former record.
      discardDraft(created.file)
      keep(key, null)
      onCreated(created)
    })
  }
  const hasAddress = blank.address !== null
  const nameField = (
    <>
      <label className="mb-5 block text-small font-semibold">
        {hasAddress ? 'Name, from which its address follows' : 'Short name'}
        <input
          ref={first}
          required
          value={name}
          onChange={({ target: { value } }) => {
            setName(value)
            setChanges((each) => [
              ...each,
              ...titles
                .filter((path) => valueAt(record, path) === (chosenName ?? ''))
                .map((path): Change => ({ kind: 'set', path, value })),
            ])
            creating.forget()
          }}
          aria-describedby={addressId}
          className="mt-1 font-normal"
        />
      </label>
      <p id={addressId} className="-mt-4 mb-5 text-small text-muted">
        {hasAddress
          ? `Its address: ${blank.address}${slugOf(name) || '…'}`
          : 'Made from what it is called. No visitor sees it; other texts name it by this.'}
      </p>
    </>
  )
  return (
    <form
      ref={form}
      className="space-y-5 p-5"
      onSubmit={create}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <PanelHeading title={`New ${blank.label.toLowerCase()}`} onClose={onClose} />
      {isBegun && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-small text-muted">
          What you have written here is kept until you create it.
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setName(undefined)
              setChanges([])
              setDiagnostics([])
              first.current?.focus()
            }}
          >
            Begin anew
          </Button>
        </p>
      )}
      {hasAddress && nameField}
      <Fields
        field={blank.field}
        path={[]}
        value={record}
        context={{
          ...blank,
          diagnostics,
          onChange: (change) => {
            setChanges((each) => [...each, change])
            setDiagnostics((each) => withoutChanged(each, change))
            creating.forget()
          },
        }}
      />
      {!hasAddress && nameField}
      <DiagnosticList of={diagnostics.filter(({ field }) => !field)} role="alert" className="mt-5" />
      {diagnostics.length > 0 && (
        <p role="status" className="mt-5 text-small text-danger">
          {diagnostics.length === 1 ? 'One field is' : `${diagnostics.length} fields are`} not ready yet.
        </p>
      )}
      {creating.error && <ErrorMessage error={creating.error} className="mt-5" />}
      <Button type="submit" className="mt-5" disabled={creating.isRunning}>
        Create
      </Button>
    </form>
  )
}
