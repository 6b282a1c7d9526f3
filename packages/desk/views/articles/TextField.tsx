import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { type ReactNode, useId } from 'react'
import { Slips } from '../../app/ui.tsx'

export type Wrong = Pick<Diagnostic, 'message' | 'fix'>

interface FieldProps {
  label: string
  about?: string | undefined
  /** Characters; more are allowed, and cut by others. */
  most?: number
  length?: number
  wrong?: Wrong[]
  /** @param about ids of what describes the control */
  children: (control: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode
}

/** A control with its label, what it is for, how much is left, and what is wrong with it. */
export function Field({ label, about, most, length = 0, wrong = [], children }: FieldProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex justify-between gap-4">
        <label htmlFor={id}>{label}</label>
        {most !== undefined && (
          <span className={`figures text-small ${length > most ? 'font-semibold' : 'text-muted'}`}>
            {length}/{most}
            {length > most && <span className="sr-only"> characters, which others cut</span>}
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': `${id}-about`, 'aria-invalid': wrong.length > 0 })}
      <div id={`${id}-about`} className="text-small">
        <Slips of={wrong} />
        {about && <p className="text-muted">{about}</p>}
      </div>
    </div>
  )
}

interface TextFieldProps {
  label: string
  about?: string
  value: string
  most?: number
  type?: 'text' | 'date'
  isLong?: boolean
  wrong: Wrong[]
  onEdit: (value: string) => void
}

export function TextField({ value, type = 'text', isLong, onEdit, ...field }: TextFieldProps) {
  // What is no day would be shown as nothing.
  const shownType = type === 'date' && value !== '' && !/^\d{4}-\d\d-\d\d$/.test(value) ? 'text' : type
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
            type={shownType}
            value={value}
            onChange={({ target }) => onEdit(target.value)}
          />
        )
      }
    </Field>
  )
}
