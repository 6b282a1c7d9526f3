import type { Change } from '@lintel/engine/content/change.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAddress } from '../../app/address.ts'
import { PageFrame, postToFrame } from '../../app/PageFrame.tsx'
import { request } from '../../app/request.ts'
import { Loading, ViewHeading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { Fields } from '../../records/Form.tsx'
import type { Field } from '../../records/fields.ts'
import { useRecord } from '../../records/RecordEditor.ts'
import { SaveErrors, SaveStatus } from '../../records/SaveStatus.tsx'
import { UndoButtons } from '../../records/UndoButtons.tsx'
import { type Accent, Colors } from './Colors.tsx'
import { Logo, type LogoSettings } from './Logo.tsx'
import { noteOnName } from './noteOnName.ts'
import { TypefaceChoice } from './TypefaceChoice.tsx'

interface BrandRecord {
  name: string
  tagline: string
  accent: Accent
  /** Missing in files from before there was a choice. */
  typeface?: string
  logo: LogoSettings
}

export default function Brand() {
  const [revision, setRevision] = useState(0)
  return <BrandForm key={revision} onStep={() => setRevision((each) => each + 1)} />
}

function BrandForm({ onStep }: { onStep: () => void }) {
  const chosen = useAddress().split('/')[2]
  const { data: steps, reload } = useRequest(() => request('brand', 'steps', {}))
  const frame = useRef<HTMLIFrameElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const onShown = useCallback(() => {
    postToFrame(frame.current, { kind: 'refresh' })
    reload()
  }, [reload])
  const { editor, edited, error } = useRecord('content/site.yaml', onShown)
  const isReady = edited !== undefined
  useEffect(() => {
    const control = isReady && chosen ? form.current?.elements.namedItem(chosen) : null
    const input = control instanceof RadioNodeList ? control[0] : control
    if (input instanceof HTMLElement) input.focus()
  }, [chosen, isReady])
  if (!edited) return <Loading error={error} />
  // An unset field stays in the file, below the comment that explains it.
  const change = (each: Change) =>
    editor.change(each.kind === 'remove' ? { kind: 'set', path: each.path, value: null } : each)
  const record = edited.record as BrandRecord
  return (
    <div className="grid h-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)]">
      <ViewHeading actions={steps && <UndoButtons steps={steps} onStep={onStep} />}>Brand</ViewHeading>
      <div className="grid min-h-0 grid-cols-1 max-lg:grid-rows-[35dvh_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_26rem]">
        <PageFrame ref={frame} path="/" width="desk" />
        <form
          ref={form}
          aria-label="Brand"
          className="overflow-y-auto border-line p-5 max-lg:border-t lg:border-l"
          onBlur={editor.save}
          onSubmit={(event) => event.preventDefault()}
        >
          <p className="mb-5 flex justify-end text-small text-muted">
            <SaveStatus edited={edited} />
          </p>
          <SaveErrors editor={editor} edited={edited} />
          <Colors accent={record.accent} onChange={change} />
          <TypefaceChoice
            typeface={record.typeface ?? 'instrument-sans'}
            sample={record.tagline}
            edited={edited}
            onChange={change}
          />
          <Logo logo={record.logo} name={record.name} edited={edited} onChange={change} />
          <Fields
            field={withoutShown(withNoteOnName(edited.field, record.name))}
            path={[]}
            value={record}
            context={{ ...edited, activeField: chosen, onChange: change }}
          />
        </form>
      </div>
    </div>
  )
}

/** Tells with the field of the name what its length does, before anything is published. */
function withNoteOnName(field: Field, name: string): Field {
  const note = noteOnName(name)
  if (!note || field.kind !== 'group' || !field.fields.name) return field
  return { ...field, fields: { ...field.fields, name: { ...field.fields.name, hint: note } } }
}

/** Leaves out the pictures and the typeface, which stand above the other fields, with how they look. */
function withoutShown(field: Field): Field {
  if (field.kind !== 'group' || field.fields.logo?.kind !== 'group') return field
  const { typeface: _, ...others } = field.fields
  const { picture: __, pictureDark: ___, ...fields } = field.fields.logo.fields
  return { ...field, fields: { ...others, logo: { ...field.fields.logo, fields } } }
}
