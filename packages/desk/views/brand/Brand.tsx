import type { Change } from '@lintel/engine/content/change.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAddress } from '../../app/address.ts'
import { focusField } from '../../app/focusField.ts'
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

/** The settings by what owners look for. */
const sections = [
  { title: 'Name', settings: ['name', 'tagline', 'description', 'team'] },
  { title: 'Look', settings: [] },
  { title: 'Contact', settings: ['origin', 'email', 'phone', 'whatsapp', 'social'] },
  { title: 'Office', settings: ['responseTime', 'region'] },
  { title: 'Law', settings: ['legal'] },
]

/** The title of all other settings. */
const technical = 'Technical'

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
  const { data: header } = useRequest(() => request('brand', 'header', {}), edited?.version ?? '')
  const { excess, links } = header ?? { excess: 0, links: [] }
  useEffect(() => {
    const control = isReady && chosen ? form.current?.elements.namedItem(chosen) : null
    const input = control instanceof RadioNodeList ? control[0] : control
    if (input instanceof HTMLElement) focusField(input)
  }, [chosen, isReady])
  if (!edited) return <Loading error={error} />
  // An unset field stays in the file, below the comment that explains it.
  const change = (each: Change) =>
    editor.change(each.kind === 'remove' ? { kind: 'set', path: each.path, value: null } : each)
  const record = edited.record as BrandRecord
  const note = noteOnName(record.logo.picture && record.logo.showsName ? '' : record.name, links, excess)
  const all = withoutShown(excess > 0 ? edited.field : withNoteOnName(edited.field, note))
  const listed = sections.flatMap(({ settings }) => settings)
  const others = Object.keys(all.kind === 'group' ? all.fields : {}).filter((name) => !listed.includes(name))
  const hasProblem = edited.diagnostics.some(({ field }) => others.includes(field?.split('.')[0] ?? ''))
  const fieldsOf = (names: string[]) => (
    <Fields
      field={pick(all, names)}
      path={[]}
      value={record}
      context={{ ...edited, activeField: chosen, onChange: change }}
    />
  )
  return (
    <div className="grid h-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)]">
      <ViewHeading actions={steps && <UndoButtons steps={steps} onStep={onStep} />}>Brand</ViewHeading>
      <div className="grid min-h-0 grid-cols-1 max-lg:grid-rows-[35dvh_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_26rem]">
        <PageFrame ref={frame} path="/" width="computer" />
        <form
          ref={form}
          aria-label="Brand"
          className="scroll-pt-24 overflow-y-auto border-line p-5 max-lg:border-t lg:border-l"
          onBlur={editor.save}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="sticky -top-5 z-10 -mx-5 -mt-5 mb-5 flex flex-wrap justify-between gap-x-4 border-b border-line bg-background px-5 py-2 text-small">
            <nav aria-label="Parts of the brand">
              <ul className="flex flex-wrap gap-x-4">
                {[...sections.map(({ title }) => title), technical].map((title) => (
                  <li key={title}>
                    <a href={`#${anchorOf(title)}`} className="text-accent-text underline">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <p className="ml-auto text-muted">
              <SaveStatus edited={edited} />
            </p>
          </div>
          <SaveErrors editor={editor} edited={edited} />
          {sections.map(({ title, settings }) => (
            <section key={title} aria-labelledby={anchorOf(title)} className="mb-8">
              <h2 id={anchorOf(title)} className="mb-4 text-h3">
                {title}
              </h2>
              {title === 'Look' && (
                <>
                  <Logo logo={record.logo} name={record.name} edited={edited} onChange={change}>
                    {excess > 0 && note && <p className="text-small text-muted">{note}</p>}
                  </Logo>
                  <Colors accent={record.accent} onChange={change} />
                  <TypefaceChoice
                    typeface={record.typeface ?? 'instrument-sans'}
                    sample={record.tagline}
                    edited={edited}
                    onChange={change}
                  />
                </>
              )}
              {fieldsOf(settings)}
            </section>
          ))}
          <details open={hasProblem || undefined}>
            <summary id={anchorOf(technical)} className="mb-4 cursor-pointer text-h3">
              {technical}
            </summary>
            <p className="mb-5 text-small text-muted">
              Addresses of servers, keys of other services, and each color by itself: for whoever sets the
              site up.
            </p>
            {fieldsOf(others)}
          </details>
        </form>
      </div>
    </div>
  )
}

const anchorOf = (title: string) => `brand-${title.toLowerCase()}`

/** The given ones of a group's fields. */
function pick(field: Field, names: string[]): Field {
  if (field.kind !== 'group') return field
  const picked = names.flatMap((name) => (field.fields[name] ? [[name, field.fields[name]] as const] : []))
  return { ...field, fields: Object.fromEntries(picked) }
}

/** Leaves out what stands with how it looks: the typeface, and the pictures of the logo. */
function withoutShown(field: Field): Field {
  if (field.kind !== 'group' || field.fields.logo?.kind !== 'group') return field
  const { typeface: _, ...others } = field.fields
  return { ...field, fields: { ...others, logo: pick(field.fields.logo, ['viewBox', 'path']) } }
}

/** Tells with the field of the name what its length does, before anything is published. */
function withNoteOnName(field: Field, note: string | null): Field {
  if (!note || field.kind !== 'group' || !field.fields.name) return field
  return { ...field, fields: { ...field.fields, name: { ...field.fields.name, hint: note } } }
}
