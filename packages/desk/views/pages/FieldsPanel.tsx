import { type Change, valueAt } from '@lintel/engine/content/change.ts'
import { Button } from '@lintel/kit/ui/Button.tsx'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { linkTo } from '../../app/address.ts'
import { discardDraft } from '../../app/autosave.ts'
import { request } from '../../app/request.ts'
import { DiagnosticList, Loading, sentence } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { pageOf, viewOf } from '../../app/viewToFix.ts'
import type { ToFrame } from '../../frame/edit.ts'
import { PanelHeading } from '../../records/Entry.tsx'
import { PartFields } from '../../records/Form.tsx'
import { collectionOf, nameOfFile } from '../../records/nameOfFile.ts'
import { nameOfFieldId, nameOfKind, parseFieldId } from '../../records/names.ts'
import { type Steps, useRecord } from '../../records/RecordEditor.ts'
import { LinksToEnding } from '../../records/RemovalDetails.tsx'
import type { Reference } from '../../records/references.ts'
import { SaveErrors, SaveStatus } from '../../records/SaveStatus.tsx'
import { withTokens } from '../../records/tokenWords.ts'
import { HeaderPreview } from './HeaderPreview.tsx'
import { PartList } from './PartList.tsx'
import { partOf, showsField } from './partOf.ts'
import { RecordHistory } from './RecordHistory.tsx'
import { RemoveRecord } from './RemoveRecord.tsx'

/**
 * The content of the panel: the parts of the page, as where nothing is chosen in a wide window, a field, words that belong to no record, a new record, what says how many there are once it
 * is added, or the order of a kind.
 */
export type PanelContent =
  | { kind: 'parts' }
  | { kind: 'field'; fieldId: string; href: string | null }
  | { kind: 'words'; words: string }
  | { kind: 'new'; type: string }
  | { kind: 'counts'; type: string; places: Reference[]; isShown: boolean }
  | { kind: 'order'; type: string }

interface FieldsPanelProps {
  /** The address of the page. */
  path: string
  chosen: Exclude<PanelContent, { type: string }> | null
  /** Ids of all texts of the page. */
  fieldIds: string[]
  postToFrame: (message: ToFrame) => void
  onShown: (steps: Steps) => void
  /** After an earlier version was brought back. */
  onRestored: (steps: Steps) => void
  onRemoved: (file: string) => void
  onChoose: (fieldId: string) => void
  onFollow: (href: string) => void
  onClose: () => void
}

/** The fields of the selected part of a page, or a list of its parts. */
export function FieldsPanel({ path, chosen, fieldIds, onChoose, onClose, ...props }: FieldsPanelProps) {
  // The footer of every page has their titles.
  const legal = fieldIds
    .map((id) => parseFieldId(id).file)
    .find((file) => /^content\/legal\//.test(file) && pageOf(file) === path)
  const toText = legal && (
    <p className="px-5 pt-5">
      <a {...linkTo(viewOf({ file: legal }))} className="text-link">
        Edit the words of this text
      </a>
    </p>
  )
  if (!chosen || chosen.kind === 'parts')
    return (
      <>
        {toText}
        <PartList
          path={path}
          fieldIds={fieldIds}
          onChoose={onChoose}
          onRestored={props.onRestored}
          onRemoved={(file, steps) => takeRemoval(file, steps, props)}
        />
      </>
    )
  if (chosen.kind === 'words')
    return (
      <>
        {toText}
        <Origin words={chosen.words} onClose={onClose} />
      </>
    )
  const { file } = parseFieldId(chosen.fieldId)
  return <RecordFields key={file} {...props} file={file} chosen={chosen} onClose={onClose} />
}

function Origin({ words, onClose }: { words: string; onClose: () => void }) {
  const { data } = useRequest(() => request('pages', 'origin', { words }), words)
  return (
    <div className="p-5">
      <PanelHeading title="Not a field" onClose={onClose} />
      <p className="mt-3">“{words.trim()}”</p>
      <p role="status" className="mt-3 text-muted">
        {!data
          ? 'One moment …'
          : data.file
            ? `These words stand in the code: ${data.file}, line ${data.line}.`
            : 'A rule of the site makes these words, of other fields or of the settings.'}
      </p>
    </div>
  )
}

const menusFile = 'content/interface/navigation.yaml'

type RecordFieldsProps = Pick<
  FieldsPanelProps,
  'postToFrame' | 'onShown' | 'onRestored' | 'onRemoved' | 'onFollow' | 'onClose'
> & {
  file: string
  chosen: PanelContent & { kind: 'field' }
}

function RecordFields({
  file,
  chosen,
  postToFrame,
  onShown,
  onRestored,
  onRemoved,
  onFollow,
  onClose,
}: RecordFieldsProps) {
  const { editor, edited, error } = useRecord(file, onShown)
  const form = useRef<HTMLFormElement>(null)
  const { path } = parseFieldId(chosen.fieldId)
  const [part = ''] = path
  const [isRemoving, setRemoving] = useState(false)
  const isReady = edited !== undefined

  useEffect(() => {
    if (!isReady) return
    const name = parseFieldId(chosen.fieldId).path.join('.')
    const input =
      form.current?.elements.namedItem(name) ?? form.current?.querySelector(`[name^="${CSS.escape(name)}."]`)
    if (input instanceof HTMLElement) input.focus()
  }, [chosen, isReady])

  if (!edited) return <Loading error={error} />
  const shownPart = partOf(edited.field, String(part))
  const { field, path: root } = shownPart
  const name = nameOfFile(file, edited.record)
  const elsewhere = edited.diagnostics.filter((each) => !showsField(shownPart, each.field ?? ''))
  const change = (each: Change) => {
    if (each.kind === 'set' && typeof each.value === 'string')
      postToFrame({
        kind: 'text',
        fieldId: `${file}#${each.path.join('.')}`,
        before: withTokens(String(valueAt(edited.record, each.path) ?? ''), edited.tokens),
        text: withTokens(each.value, edited.tokens),
      })
    editor.change(each)
  }
  const kind = nameOfKind(collectionOf(file)?.label).toLowerCase()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    editor.save()
    onClose()
  }
  return (
    <>
      {isRemoving && (
        <RemoveRecord
          file={file}
          kind={kind}
          version={edited.version}
          onRemoved={(steps) => {
            onClose()
            takeRemoval(file, steps, { onShown, onRemoved })
          }}
          onClose={() => setRemoving(false)}
        />
      )}
      <form
        ref={form}
        className="p-5"
        onBlur={editor.save}
        onKeyDown={closeOnEscape}
        onSubmit={(event) => event.preventDefault()}
      >
        <PanelHeading title={shownPart.title ?? name} onClose={onClose} />
        <p className="mt-1 mb-5 flex flex-wrap justify-between gap-2 text-small text-muted">
          <span>{shownPart.title && name}</span>
          <SaveStatus edited={edited} />
        </p>
        <SaveErrors editor={editor} edited={edited} />
        {chosen.href?.startsWith('/') && (
          <Button
            variant="link"
            size="sm"
            className="mb-4 px-0!"
            onClick={() => onFollow(chosen.href ?? '/')}
          >
            Go to {chosen.href}
          </Button>
        )}
        {root.length > 0 && field.hint && (
          <p className="mb-5 text-small text-muted">{sentence(field.hint)}</p>
        )}
        <PartFields
          key={chosen.fieldId}
          field={field}
          path={root}
          label="Entries"
          value={valueAt(edited.record, root)}
          context={{
            ...edited,
            activeField: path.join('.'),
            onChange: change,
            onFocus: (focused) =>
              postToFrame({ kind: 'show', fieldId: `${file}#${focused.join('.')}`, focus: false }),
          }}
        />
        {hasEnd(edited.record) && root.length === 0 && <LinksToEnding file={file} />}
        <DiagnosticList
          of={elsewhere.map((each) => ({ ...each, message: withPlace(file, each, edited.record) }))}
          className="mt-5"
        />
        {edited.isRemovable && (
          <Button variant="outline" size="sm" className="mt-8" onClick={() => setRemoving(true)}>
            Remove this {kind}
          </Button>
        )}
      </form>
      {file === menusFile && part === 'header' && <HeaderPreview version={edited.version} />}
      <div className="px-5 pb-5">
        <RecordHistory file={file} of={name} onRestored={onRestored} />
      </div>
    </>
  )
}

function takeRemoval(
  file: string,
  steps: Steps,
  { onShown, onRemoved }: Pick<FieldsPanelProps, 'onShown' | 'onRemoved'>,
) {
  discardDraft(file)
  onShown(steps)
  onRemoved(file)
}

const hasEnd = (record: unknown) => Boolean((record as { until?: unknown }).until)

/** What is wrong with a field of another part, which names it. */
const withPlace = (file: string, { field, message }: Diagnostic, record: unknown) =>
  field ? `${nameOfFieldId(`${file}#${field}`, record)}: ${message}` : message
