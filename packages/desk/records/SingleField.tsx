import type { Change, Path } from '@lintel/engine/content/change.ts'
import type { Tokens } from '@lintel/engine/content/fillTokens.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { useId, useState } from 'react'
import { request } from '../app/request.ts'
import { CharacterCount, DiagnosticList, sentence } from '../app/ui.tsx'
import { useRequest } from '../app/useRequest.ts'
import type { Field } from './fields.ts'
import { MarkdownField } from './MarkdownField.tsx'
import { MomentInput, MomentInWords } from './Moment.tsx'
import { nameOf } from './names.ts'
import { PictureControl } from './PictureControl.tsx'
import { explainTokens, withTokens } from './tokenWords.ts'

interface FieldContext {
  diagnostics: Diagnostic[]
  claims: Choice[]
  tokens: Tokens
  /** What the tokens stand for. */
  tokenNames: Record<string, string>
  /** Records that can be referred to, by their folders. */
  records: Record<string, Choice[]>
  onChange: (change: Change) => void
  /** The path of the field to focus: "hero.lead". */
  activeField?: string | undefined
  onFocus?: (path: Path) => void
}

interface Choice {
  id: string
  label: string
}

export interface FieldProps {
  field: Field
  path: Path
  value: unknown
  label: string
  context: FieldContext
}

/** The diagnostics of a field, which name it by its label instead of its key. */
export function diagnosticsOf(diagnostics: Diagnostic[], path: Path, label: string): Diagnostic[] {
  const key = `${path.at(-1)} `
  return diagnostics
    .filter(({ field }) => field === path.join('.'))
    .map((each) =>
      each.message.startsWith(key)
        ? { ...each, message: `${label} ${each.message.slice(key.length)}` }
        : each,
    )
}

/** A text, number or choice, with its limit, hint and diagnostics. */
export function SingleField({ field, path, value, label, context }: FieldProps) {
  const id = useId()
  const fieldDiagnostics = diagnosticsOf(context.diagnostics, path, label)
  const maxLength = field.kind === 'text' ? field.maxLength : undefined
  const onWrite = (next: unknown) =>
    context.onChange(
      next === '' && field.isOptional ? { kind: 'remove', path } : { kind: 'set', path, value: next },
    )
  const control = {
    id,
    name: path.join('.'),
    'aria-invalid': fieldDiagnostics.length > 0 || undefined,
    'aria-describedby': `${id}-about`,
    onFocus: () => context.onFocus?.(path),
  }
  if (field.kind === 'text' && field.isMarkdown)
    return (
      <div>
        <p className="text-small font-semibold">{label}</p>
        <MarkdownField
          name={control.name}
          label={label}
          value={String(value ?? '')}
          onWrite={onWrite}
          onFocus={control.onFocus}
        />
        <div className="text-small">
          <TokenHint text={String(value ?? '')} {...context} />
          <DiagnosticList of={fieldDiagnostics} className="mt-1" />
        </div>
      </div>
    )
  const shown = <Control field={field} control={control} value={value} onWrite={onWrite} context={context} />
  return (
    <div>
      <div
        className={
          field.kind === 'flag' ? 'flex items-center gap-2' : 'mb-1 flex items-baseline justify-between gap-3'
        }
      >
        {field.kind === 'flag' && shown}
        <label htmlFor={id} className="text-small font-semibold">
          {label}
          {field.isOptional && field.kind !== 'flag' && (
            <span className="font-normal text-muted"> (optional)</span>
          )}
        </label>
        {maxLength && isNear(value, maxLength) && (
          <CharacterCount of={typeof value === 'string' ? value : ''} most={maxLength} />
        )}
      </div>
      {field.kind !== 'flag' && shown}
      <div id={`${id}-about`} className="text-small">
        {field.hint && <p className="mt-1 text-muted">{sentence(field.hint)}</p>}
        {field.kind === 'reference' && context.records[field.folder]?.length === 0 && (
          <p className="mt-1 text-muted">
            There is none yet: make one by “New …” above the page, and come back. What you have written here
            is kept.
          </p>
        )}
        {field.kind === 'moment' && <MomentInWords what={label} moment={String(value ?? '')} />}
        {field.kind === 'text' && <TokenHint text={String(value ?? '')} {...context} />}
        <DiagnosticList of={fieldDiagnostics} className="mt-1" />
      </div>
    </div>
  )
}

/** Whether the limit of a text matters: where it is short, or nearly reached. */
const isNear = (value: unknown, most: number) => most <= 500 || String(value ?? '').length > 0.8 * most

/** What the tokens of a text stand for, and how visitors read it. */
function TokenHint({
  text,
  tokens,
  tokenNames,
}: Pick<FieldContext, 'tokens' | 'tokenNames'> & { text: string }) {
  const lines = explainTokens(text, tokenNames)
  if (lines.length === 0) return null
  return (
    <div className="mt-1 text-muted">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>Visitors read: “{withTokens(text, tokens)}”</p>
    </div>
  )
}

interface ControlProps extends Pick<FieldProps, 'field' | 'value' | 'context'> {
  control: object
  onWrite: (value: unknown) => void
}

function Control({ field, control, value, onWrite, context }: ControlProps) {
  // A slip in a file may have put a group or a list in place of a text.
  const text = value === undefined || value === null || typeof value === 'object' ? '' : String(value)
  if (field.kind === 'text')
    return <textarea {...control} rows={1} value={text} onChange={({ target }) => onWrite(target.value)} />
  if (field.kind === 'flag')
    return (
      <input
        {...control}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onWrite(target.checked)}
      />
    )
  if (field.kind === 'number')
    return (
      <input
        {...control}
        type="number"
        value={text}
        onChange={({ target }) => onWrite(target.value === '' ? '' : target.valueAsNumber)}
      />
    )
  if (field.kind === 'moment') return <MomentInput control={control} onWrite={onWrite} value={text} />
  if (field.kind === 'picture')
    return (
      <PictureControl
        control={control}
        onWrite={onWrite}
        folder={field.folder}
        value={text}
        isOptional={field.isOptional === true}
        isCropped={field.isCropped === true}
      />
    )
  if (field.kind === 'link') return <LinkInput control={control} onWrite={onWrite} value={text} />
  if (field.kind === 'address' || field.kind === 'day') {
    // Browsers show nothing for a day that is none, and what is wrong must be seen.
    const isDay = field.kind === 'day' && /^(?:\d{4}-\d\d-\d\d)?$/.test(text)
    return (
      <input
        {...control}
        type={isDay ? 'date' : 'text'}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
      />
    )
  }
  return (
    <select {...control} value={text} onChange={({ target }) => onWrite(target.value)}>
      {(field.isOptional || !choicesOf(field, context).some(({ id }) => id === text)) && (
        <option value="">None</option>
      )}
      {field.kind === 'choice' ? <ChoiceOptions field={field} /> : <Options of={choicesOf(field, context)} />}
    </select>
  )
}

/** Proposes all pages while it is written in. */
function LinkInput({
  control,
  value,
  onWrite,
}: Pick<ControlProps, 'control' | 'onWrite'> & { value: string }) {
  const [isWriting, setWriting] = useState(false)
  const list = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its field has the focus
    <div onFocus={() => setWriting(true)}>
      <input {...control} list={list} value={value} onChange={({ target }) => onWrite(target.value)} />
      {isWriting && <PageOptions id={list} />}
    </div>
  )
}

function PageOptions({ id }: { id: string }) {
  const { data = [] } = useRequest(() => request('pages', 'targets', {}))
  return (
    <datalist id={id}>
      {data.map(({ path, title }) => (
        <option key={path} value={path}>
          {title}
        </option>
      ))}
    </datalist>
  )
}

/** The options of a choice, by what they are for. */
export function ChoiceOptions({ field }: { field: Extract<Field, { kind: 'choice' }> }) {
  const labelled = (ids: string[]) => ids.map((id) => ({ id, label: field.labels?.[id] ?? nameOf(id) }))
  if (!field.groups?.length) return <Options of={labelled(field.options)} />
  return field.groups.map(([purpose, ids]) => (
    <optgroup key={purpose} label={purpose}>
      <Options of={labelled(ids)} />
    </optgroup>
  ))
}

const Options = ({ of: choices }: { of: Choice[] }) =>
  choices.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ))

function choicesOf(field: Field, { claims, records }: FieldContext): Choice[] {
  if (field.kind === 'claim') return claims
  if (field.kind === 'reference') return records[field.folder] ?? []
  return field.kind === 'choice' ? field.options.map((id) => ({ id, label: id })) : []
}
