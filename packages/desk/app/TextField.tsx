import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { type ReactNode, useId } from 'react'
import { DiagnosticList } from './ui.tsx'

export type FieldDiagnostic = Pick<Diagnostic, 'message' | 'fix'>

interface FieldProps {
  label: string
  about?: string | undefined
  /** In characters; a longer text is allowed, but search engines cut it. */
  maxLength?: number
  length?: number
  diagnostics?: FieldDiagnostic[]
  children: (control: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode
}

/** A control with its label, description, counter and diagnostics. */
export function Field({ label, about, maxLength, length = 0, diagnostics = [], children }: FieldProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex justify-between gap-4">
        <label htmlFor={id}>{label}</label>
        {maxLength !== undefined && (
          <span className={`figures text-small ${length > maxLength ? 'font-semibold' : 'text-muted'}`}>
            {length}/{maxLength}
            {length > maxLength && <span className="sr-only"> characters, which others cut</span>}
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': `${id}-about`, 'aria-invalid': diagnostics.length > 0 })}
      <div id={`${id}-about`} className="text-small">
        <DiagnosticList of={diagnostics} />
        {about && <p className="text-muted">{about}</p>}
      </div>
    </div>
  )
}

interface TextFieldProps {
  label: string
  about?: string
  value: string
  maxLength?: number
  type?: 'text' | 'date' | 'time'
  isLong?: boolean
  diagnostics: FieldDiagnostic[]
  onEdit: (value: string) => void
}

/** What the inputs of each type can show. */
const shown = { text: /^/, date: /^\d{4}-\d\d-\d\d$/, time: /^(?:[01]\d|2[0-3]):[0-5]\d$/ }

export function TextField({ value, type = 'text', isLong, onEdit, ...field }: TextFieldProps) {
  // A date input shows an invalid date as empty.
  const isShown = value === '' || shown[type].test(value)
  return (
    <Field {...field} length={value.length}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            value={value}
            onChange={({ target }) => onEdit(target.value.replaceAll('\n', ' '))}
          />
        ) : (
          <input
            {...control}
            type={isShown ? type : 'text'}
            value={value}
            onChange={({ target }) => onEdit(target.value)}
          />
        )
      }
    </Field>
  )
}
