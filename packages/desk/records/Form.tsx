import type { Change, Path } from '@lintel/engine/content/change.ts'
import { isHidden } from '@lintel/engine/content/hiddenBlocks.ts'
import { Button } from '@lintel/kit/ui/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../app/IconButton.tsx'
import { DiagnosticList, sentence } from '../app/ui.tsx'
import { BlockChooser } from './BlockChooser.tsx'
import { appendTo, createBlank, removeFrom } from './blank.ts'
import { Entry } from './Entry.tsx'
import type { ChoiceField, Field } from './fields.ts'
import { nameOf, singular } from './names.ts'
import { ChoiceOptions, diagnosticsOf, type FieldProps, SingleField } from './SingleField.tsx'

function FieldInput(props: FieldProps) {
  const { field } = props
  if (field.kind === 'group' || field.kind === 'variant' || field.kind === 'map') return <Group {...props} />
  if (field.kind === 'list') return <List {...props} entry={field.entry} />
  return <SingleField {...props} />
}

/** The fields of a record, or of a part of it, which may be a list. */
export function PartFields(props: FieldProps) {
  const hasFields =
    props.field.kind === 'group' || props.field.kind === 'variant' || props.field.kind === 'map'
  return hasFields ? <Fields {...props} /> : <FieldInput {...props} />
}

/** A group of fields, which can be added and removed if it is optional. */
function Group({ field, path, value, label, context }: FieldProps) {
  if (value === undefined || value === null)
    return (
      <Button
        variant="outline"
        size="sm"
        className="mr-3"
        onClick={() => context.onChange({ kind: 'set', path, value: createBlank(field) })}
      >
        Add {label.toLowerCase()}
      </Button>
    )
  return (
    <fieldset aria-label={label} className="border-l border-line pl-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <span className="font-semibold">{label}</span>
        {field.isOptional && (
          <IconButton
            icon="close"
            label={`Remove ${label.toLowerCase()}`}
            onClick={() => context.onChange({ kind: 'remove', path })}
          />
        )}
      </div>
      {field.hint && <p className="mb-3 text-small text-muted">{sentence(field.hint)}</p>}
      <Fields field={field} path={path} value={value} context={context} />
    </fieldset>
  )
}

export function Fields({ field, path, value, context }: Omit<FieldProps, 'label'>) {
  const record = (value ?? {}) as Record<string, unknown>
  const isBlock = field.kind === 'variant' && hasPurposes(field.choice)
  /** The words for those who do not see a picture go with it. */
  const changePicture = (change: Change) => {
    if (change.kind === 'remove' && record.alt !== undefined)
      context.onChange({ kind: 'remove', path: [...path, 'alt'] })
    context.onChange(change)
  }
  return (
    <div className="space-y-5">
      {isBlock && <p className="text-small text-muted">{field.choice.labels?.[String(record[field.key])]}</p>}
      {Object.entries(fieldsOf(field, record)).map(([name, each]) => (
        <FieldInput
          key={name}
          field={each}
          path={[...path, name]}
          value={record[name]}
          label={each.title ?? nameOf(name)}
          context={each.kind === 'picture' ? { ...context, onChange: changePicture } : context}
        />
      ))}
    </div>
  )
}

function fieldsOf(field: Field, record: Record<string, unknown>): Record<string, Field> {
  if (field.kind === 'group') return field.fields
  if (field.kind === 'map') return Object.fromEntries(Object.keys(record).map((name) => [name, field.entry]))
  if (field.kind !== 'variant') return {}
  const group = field.groups.find((each) => kindOf(field, each) === String(record[field.key]))
  const { hidden, [field.key]: key, ...others } = group ?? {}
  // The fields of another kind are others, so that a block is removed, and another one added.
  if (group && hasPurposes(field.choice)) return others
  return { [field.key]: { ...field.choice, ...(key?.hint && { hint: key.hint }) }, ...others }
}

const hasPurposes = ({ groups = [] }: ChoiceField) => groups.length > 0

function List({ field, path, value, label, context, entry }: FieldProps & { entry: Field }) {
  const entries = Array.isArray(value) ? value : []
  const list = useRef<HTMLOListElement>(null)
  /** Another object for each entry, also where one is added in the place of one that was removed. */
  const [newest, setNewest] = useState<{ index: number }>()
  useEffect(() => {
    if (!newest) return
    const fields = list.current?.lastElementChild
    const first = fields?.querySelector<HTMLElement>('textarea, input') ?? fields?.querySelector('select')
    first?.focus()
  }, [newest])
  const one = singular(label)
  const isGroup = entry.kind === 'group' || entry.kind === 'variant'
  return (
    <fieldset>
      <legend className="text-small font-semibold">{label}</legend>
      {field.hint && <p className="text-small text-muted">{sentence(field.hint)}</p>}
      <DiagnosticList of={diagnosticsOf(context.diagnostics, path, label)} className="mt-1" />
      <ol ref={list} className="mt-2 border-t border-line">
        {entries.map((each, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other names, and the values come from the record
            key={index}
            label={`${one} ${index + 1}`}
            isFolded={isGroup}
            isHidden={isHidden(each)}
            {...titleOf(each)}
            {...(index === newest?.index && { isNew: true })}
            path={[...path, index]}
            context={context}
            actions={
              <>
                {canHide(entry) && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`${isHidden(each) ? 'Show' : 'Hide'} ${one.toLowerCase()} ${index + 1}`}
                    onClick={() => context.onChange(toggleHidden(each, [...path, index]))}
                  >
                    {isHidden(each) ? 'Show' : 'Hide'}
                  </Button>
                )}
                <IconButton
                  icon="arrow-up"
                  label={`Move ${one.toLowerCase()} ${index + 1} up`}
                  isDisabled={index === 0}
                  onClick={() => context.onChange({ kind: 'move', path: [...path, index], to: index - 1 })}
                />
                <IconButton
                  icon="arrow-up"
                  className="rotate-180"
                  label={`Move ${one.toLowerCase()} ${index + 1} down`}
                  isDisabled={index === entries.length - 1}
                  onClick={() => context.onChange({ kind: 'move', path: [...path, index], to: index + 1 })}
                />
                <IconButton
                  icon="close"
                  label={`Remove ${one.toLowerCase()} ${index + 1}`}
                  onClick={() =>
                    context.onChange(removeFrom(entries, path, index, field.isOptional === true))
                  }
                />
              </>
            }
          >
            {isGroup ? (
              <Fields field={entry} path={[...path, index]} value={each} context={context} />
            ) : (
              <FieldInput
                field={entry}
                path={[...path, index]}
                value={each}
                label={`${one} ${index + 1}`}
                context={context}
              />
            )}
          </Entry>
        ))}
      </ol>
      <AddEntry
        one={one.toLowerCase()}
        entry={entry}
        onAdd={(blank) => {
          context.onChange(appendTo(value, path, blank))
          setNewest({ index: entries.length })
        }}
      />
    </fieldset>
  )
}

/** Whether an entry can be kept off the site, as blocks can. The list has the control for it. */
const canHide = (entry: Field) =>
  entry.kind === 'variant' && entry.groups.every((group) => Object.hasOwn(group, 'hidden'))

function toggleHidden(entry: unknown, path: Path): Change {
  const field = [...path, 'hidden']
  return isHidden(entry) ? { kind: 'remove', path: field } : { kind: 'set', path: field, value: true }
}

interface AddEntryProps {
  one: string
  entry: Field
  onAdd: (value: unknown) => void
}

/** Appends an entry, after a choice of its kind if there are several. */
function AddEntry({ one, entry, onAdd }: AddEntryProps) {
  const kinds = entry.kind === 'variant' ? entry.choice : undefined
  const isBlock = kinds !== undefined && hasPurposes(kinds)
  const [chosen, setChosen] = useState(kinds?.options[0] ?? '')
  const [isChoosing, setChoosing] = useState(false)
  const add = (name: string) => {
    setChoosing(false)
    const kind =
      entry.kind === 'variant' ? entry.groups.find((group) => kindOf(entry, group) === name) : undefined
    onAdd(createBlank(kind ? { kind: 'group', fields: kind } : entry))
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {kinds && !isBlock && (
        <select
          aria-label={`Kind of ${one}`}
          value={chosen}
          className="min-h-9 max-w-full rounded-sm border border-edge bg-background px-2 text-small"
          onChange={(event) => setChosen(event.target.value)}
        >
          <ChoiceOptions field={kinds} />
        </select>
      )}
      <Button variant="outline" size="sm" onClick={() => (isBlock ? setChoosing(true) : add(chosen))}>
        Add {one}
      </Button>
      {kinds && isChoosing && (
        <BlockChooser field={kinds} onChoose={add} onClose={() => setChoosing(false)} />
      )}
    </div>
  )
}

/** The value that selects a group of a variant. */
function kindOf(field: Field, group: Record<string, Field>): string {
  const choice = field.kind === 'variant' ? group[field.key] : undefined
  return choice?.kind === 'choice' ? (choice.options[0] ?? '') : ''
}

/** The title of an entry: its first text. An entry without any is new. */
function titleOf(entry: unknown): { title: string; isNew: boolean } {
  if (typeof entry !== 'object' || entry === null) return { title: String(entry ?? ''), isNew: !entry }
  const { block, ...fields } = entry as Record<string, unknown>
  const { title, name, label, question } = fields
  const first = block ? undefined : Object.values(fields).find((each) => typeof each === 'string' && each)
  const words = title ?? name ?? label ?? question ?? first
  const named = [block ? nameOf(String(block)) : '', words].filter((each) => typeof each === 'string' && each)
  return { title: named.join(': '), isNew: block ? words === '' : named.length === 0 }
}
