import { limits } from '@lintel/engine/schemas/fields.ts'
import { Button } from '@lintel/kit/ui/Button.tsx'
import { useContext, useEffect, useRef } from 'react'
import { OfficeZone } from '../../app/office.ts'
import { Field, type FieldDiagnostic, TextField } from '../../app/TextField.tsx'
import { DiagnosticList } from '../../app/ui.tsx'
import type { Fields } from '../../articles/draft.ts'
import type { ArticleEditor, ArticleSnapshot } from '../../articles/editor/ArticleEditor.ts'
import { beginningOf, MomentInput, MomentInWords, timeOn } from '../../records/Moment.tsx'
import { LinksToEnding } from '../../records/RemovalDetails.tsx'
import { PictureField } from './PictureField.tsx'
import { TagsField } from './TagsField.tsx'

/** The front matter as a form, or as text if it cannot be parsed. */
export function FrontMatterForm({ article, editor }: { article: ArticleSnapshot; editor: ArticleEditor }) {
  const { edited, diagnostics, path } = article
  const { fields, head } = edited
  const errorsIn = (name: string) => diagnostics.filter(({ field }) => field === name)
  const elsewhere = diagnostics.filter(
    ({ line, field = '' }) => line === undefined && !(fields && Object.hasOwn(fields, field)),
  )
  return (
    <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      <DiagnosticList of={elsewhere} role="alert" />
      {fields ? (
        <FieldsForm
          fields={fields}
          file={editor.file}
          path={path}
          errorsIn={errorsIn}
          onEdit={editor.changeFields}
        />
      ) : (
        <>
          <label className="grid gap-1.5">
            <span>Front matter, as text, as it cannot be read</span>
            <textarea
              className="font-mono"
              spellCheck={false}
              value={head}
              onChange={({ target }) => editor.change({ head: target.value })}
            />
          </label>
          {article.readable && (
            <Button
              variant="outline"
              size="sm"
              className="w-fit"
              onClick={() => editor.change({ fields: article.readable })}
            >
              Edit it as a form
            </Button>
          )}
        </>
      )}
    </form>
  )
}

interface FieldsFormProps {
  fields: Fields
  file: string
  path: string
  errorsIn: (name: string) => FieldDiagnostic[]
  onEdit: (changes: Partial<Fields>) => void
}

function FieldsForm({ fields, file, path, errorsIn, onEdit }: FieldsFormProps) {
  const text = (name: Exclude<keyof Fields, 'tags' | 'draft'>) => ({
    value: fields[name],
    diagnostics: errorsIn(name),
    onEdit: (value: string) => onEdit({ [name]: value }),
  })
  const timeZone = useContext(OfficeZone)
  const details = useRef<HTMLDetailsElement>(null)
  const hasErrors = ['updated', 'author', 'tags', 'heroImage'].some((name) => errorsIn(name).length > 0)
  useEffect(() => {
    if (details.current && hasErrors) details.current.open = true
  }, [hasErrors])
  return (
    <>
      <TextField {...text('title')} label="Title" maxLength={limits.title} />
      <TextField
        {...text('description')}
        label="Description"
        about="One or two sentences, for search engines, feeds and link previews."
        maxLength={limits.description}
        isLong
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <StateField fields={fields} diagnostics={errorsIn('draft')} onEdit={onEdit} />
        <TextField
          {...text('date')}
          label="Date"
          type="date"
          about={describeDate(fields)}
          onEdit={(date) => onEdit({ date, time: timeOn(timeZone, date, fields.time.slice(0, 5)) })}
        />
        <TextField
          {...text('time')}
          value={fields.time.slice(0, 5)}
          label="Time (optional)"
          type="time"
          about={describeTime(timeZone, fields)}
          onEdit={(time) => onEdit({ time: timeOn(timeZone, fields.date, time) })}
        />
        <Field
          label="Ends (optional)"
          about="From this minute on nobody sees the article, and its address leads nowhere."
          diagnostics={errorsIn('until')}
        >
          {(control) => <MomentInput {...text('until')} control={control} onWrite={text('until').onEdit} />}
        </Field>
      </div>
      {!fields.draft && (
        <div className="text-small">
          {isToCome(fields) && (
            <MomentInWords what="Appears" moment={`${fields.date}T${fields.time || '00:00Z'}`} />
          )}
          <MomentInWords what="Ends" moment={fields.until} />
          {fields.until && <LinksToEnding file={file} />}
        </div>
      )}
      <details ref={details} className="border-y border-line py-3">
        <summary className="min-h-6 cursor-pointer font-semibold">Tags, author, picture</summary>
        <div className="grid gap-4 pt-4 sm:grid-cols-2">
          <TagsField tags={fields.tags} diagnostics={errorsIn('tags')} onEdit={(tags) => onEdit({ tags })} />
          <TextField {...text('author')} label="Author" about="Left out, the team has written it." />
          <TextField
            {...text('updated')}
            label="Updated"
            type="date"
            about="The day of the last change that matters to readers."
          />
          <PictureField {...text('heroImage')} />
        </div>
        <p className="mt-4 text-small text-muted">Address: {path}</p>
      </details>
    </>
  )
}

function describeDate(fields: Fields): string {
  if (!isToCome(fields)) return 'Shown with the article, and what lists are sorted by.'
  if (fields.draft) return 'A draft waits, whatever its date.'
  return 'It appears by itself.'
}

function describeTime(timeZone: string, { date }: Fields): string {
  const begins = beginningOf(timeZone, date)
  return `By the clock of your office.${begins ? ` Without a time, the day begins on ${begins}.` : ''}`
}

const isToCome = ({ date, time }: Fields) => Date.parse(`${date}T${time || '00:00Z'}`) > Date.now()

function StateField({
  fields,
  diagnostics,
  onEdit,
}: Pick<FieldsFormProps, 'fields' | 'onEdit'> & { diagnostics: FieldDiagnostic[] }) {
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend>State</legend>
      {[true, false].map((draft) => (
        <label key={`${draft}`} className="flex min-h-7 items-center gap-2.5">
          <input
            type="radio"
            name="draft"
            checked={fields.draft === draft}
            onChange={() => onEdit({ draft })}
          />
          {draft ? 'Draft, which nobody sees' : 'Ready, from its date on'}
        </label>
      ))}
      <DiagnosticList of={diagnostics} role="alert" />
    </fieldset>
  )
}
