import type { Change } from '@lintel/engine/content/change.ts'
import { type Typeface, typefaces } from '@lintel/engine/schemas/site.ts'
import { DiagnosticList } from '../../app/ui.tsx'
import type { EditedRecord } from '../../records/RecordEditor.ts'
import { diagnosticsOf } from '../../records/SingleField.tsx'

const characters: Record<Typeface, string> = {
  'instrument-sans': 'Precise and open',
  'source-serif-4': 'Warm, with serifs, as in a book',
  'public-sans': 'Plain and neutral',
}

interface TypefaceChoiceProps {
  typeface: string
  /** Words of the firm, to show each typeface by. */
  sample: string
  edited: EditedRecord
  onChange: (change: Change) => void
}

/** The typefaces to choose from, each set in itself. */
export function TypefaceChoice({ typeface, sample, edited, onChange }: TypefaceChoiceProps) {
  return (
    <fieldset className="mb-6">
      <legend className="mb-2 text-small font-semibold">Typeface</legend>
      <div className="grid gap-2">
        {Object.entries(typefaces).map(([id, name]) => (
          <label
            key={id}
            style={{ fontFamily: `"${name} Variable"` }}
            className="flex items-start gap-3 border border-line p-3 has-checked:border-accent-text"
          >
            <input
              type="radio"
              name="typeface"
              checked={typeface === id}
              onChange={() => onChange({ kind: 'set', path: ['typeface'], value: id })}
              className="mt-1 size-4! min-h-0! shrink-0"
            />
            <span className="grid min-w-0 gap-1">
              <span className="font-semibold">{name}</span>
              <span className="text-small text-muted">{characters[id as Typeface]}</span>
              <span aria-hidden="true" className="text-h3 font-semibold wrap-anywhere">
                {sample}
              </span>
            </span>
          </label>
        ))}
      </div>
      <DiagnosticList of={diagnosticsOf(edited.diagnostics, ['typeface'], 'Typeface')} />
    </fieldset>
  )
}
