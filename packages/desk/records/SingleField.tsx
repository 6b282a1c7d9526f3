import type { Change, Path } from '@lintel/engine/content/change.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { useId } from 'react'
import { Count, Slips, sentence } from '../app/ui.tsx'
import type { Field } from './fields.ts'
import { nameOf } from './names.ts'

/** What every field of a form is given. */
interface FieldContext {
  /** What is wrong, each with the field that it is about. */
  diagnostics: Diagnostic[]
  claims: Choice[]
  /** Those that others name, by their folders. */
  records: Record<string, Choice[]>
  onChange: (change: Change) => void
  /** The field that somebody came for, as "hero.lead". */
  chosen?: string | undefined
  onFocus?: (path: Path) => void
}

export interface Choice {
  id: string
  label: string
}

export interface FieldProps {
  field: Field
  path: Path
  /** As the record says it; undefined where it says nothing. */
  value: unknown
  label: string
  context: FieldContext
}

/** What is wrong with a field, which people know by its label. */
export function faultsOf(diagnostics: Diagnostic[], path: Path, label: string): Diagnostic[] {
  const key = `${path.at(-1)} `
  return diagnostics
    .filter(({ field }) => field === path.join('.'))
    .map((each) =>
      each.message.startsWith(key)
        ? { ...each, message: `${label} ${each.message.slice(key.length)}` }
        : each,
    )
}

/** A field that holds one text, number or choice, with its limit, its hint and what is wrong with it. */
export function SingleField({ field, path, value, label, context }: FieldProps) {
  const id = useId()
  const faults = faultsOf(context.diagnostics, path, label)
  const most = field.kind === 'text' ? field.most : undefined
  const write = (next: unknown) =>
    context.onChange(
      next === '' && field.isOptional ? { kind: 'remove', path } : { kind: 'set', path, value: next },
    )
  const control = {
    id,
    name: path.join('.'),
    'aria-invalid': faults.length > 0 || undefined,
    'aria-describedby': `${id}-about`,
    onFocus: () => context.onFocus?.(path),
  }
  return (
    <div>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-small font-semibold">
          {label}
          {field.isOptional && <span className="font-normal text-muted"> (optional)</span>}
        </label>
        {most && <Count of={typeof value === 'string' ? value : ''} most={most} />}
      </div>
      <Control field={field} control={control} value={value} write={write} context={context} />
      <div id={`${id}-about`} className="text-small">
        {field.hint && <p className="mt-1 text-muted">{sentence(field.hint)}</p>}
        <Slips of={faults} className="mt-1" />
      </div>
    </div>
  )
}

interface ControlProps extends Pick<FieldProps, 'field' | 'value' | 'context'> {
  control: object
  write: (value: unknown) => void
}

function Control({ field, control, value, write, context }: ControlProps) {
  const text = value === undefined || value === null ? '' : String(value)
  if (field.kind === 'text')
    return <textarea {...control} rows={1} value={text} onChange={({ target }) => write(target.value)} />
  if (field.kind === 'flag')
    return (
      <input
        {...control}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => write(target.checked)}
      />
    )
  if (field.kind === 'number')
    return (
      <input
        {...control}
        type="number"
        value={text}
        onChange={({ target }) => write(target.value === '' ? '' : target.valueAsNumber)}
      />
    )
  if (field.kind === 'address')
    return <input {...control} value={text} onChange={({ target }) => write(target.value)} />
  return (
    <select {...control} value={text} onChange={({ target }) => write(target.value)}>
      {(field.isOptional || !choicesOf(field, context).some(({ id }) => id === text)) && (
        <option value="">None</option>
      )}
      {choicesOf(field, context).map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}

function choicesOf(field: Field, { claims, records }: FieldContext): Choice[] {
  if (field.kind === 'claim') return claims
  if (field.kind === 'reference') return records[field.folder] ?? []
  if (field.kind !== 'choice') return []
  return field.options.map((id) => ({ id, label: field.labels?.[id] ?? nameOf(id) }))
}
