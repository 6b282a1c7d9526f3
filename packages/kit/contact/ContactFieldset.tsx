import { contactForm } from '@lintel/engine/content/strings.ts'
import {
  type ContactField,
  type ContactFields,
  type ContactIssue,
  contactFieldNames,
  contactFields,
  contactMessages,
} from '@lintel/rules/contact.ts'
import { site } from '@site/data/site.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ContactFieldsetProps {
  fields: ContactFields
  issues: ContactIssue[]
  onChange: (field: ContactField, text: string) => void
}

/** Renders all fields, with their length limits and a live counter for long ones. */
export function ContactFieldset({ fields, issues, onChange }: ContactFieldsetProps) {
  const controlOf = (field: ContactField, issue: ContactIssue | undefined) => {
    const { control, autoComplete, minimum, box } = contactFields[field]
    const attributes = {
      id: `contact-${field}`,
      name: field,
      value: fields[field],
      autoComplete,
      required: minimum > 0,
      minLength: minimum > 1 ? minimum : undefined,
      maxLength: box,
      'aria-invalid': issue ? true : undefined,
      'aria-describedby':
        clsx(issue && `contact-${field}-issue`, control === 'email' && exampleId) || undefined,
      onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
      className: inputClass,
    }
    return control === 'textarea' ? (
      <textarea {...attributes} rows={7} />
    ) : (
      <input {...attributes} type={control} />
    )
  }
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {contactFieldNames.map((field) => {
        const issue = issues.find((each) => each.field === field)
        return (
          <Field key={field} field={field} issue={issue} note={noteOf(field, fields[field])}>
            {controlOf(field, issue)}
          </Field>
        )
      })}
    </div>
  )
}

const exampleId = 'contact-email-example'

function noteOf(field: ContactField, text: string): ReactNode {
  const { control, minimum, box } = contactFields[field]
  return (
    <>
      {minimum === 0 && contactForm.optional}
      {control === 'email' && <span id={exampleId}>{contactMessages.emailExample}</span>}
      {control === 'textarea' && <Counter length={text.length} box={box} />}
    </>
  )
}

/** Counts characters, which requires script. Screen readers announce it only near the limit. */
function Counter({ length, box }: { length: number; box: number }) {
  return (
    <span className="invisible script:visible" aria-live={length > box * 0.9 ? 'polite' : 'off'}>
      {`${length}/${box}`}
    </span>
  )
}

const inputClass =
  'block w-full min-h-12 rounded-sm border border-edge bg-raised px-4 py-2.5 text-text placeholder:text-muted ' +
  'not-read-only:hover:border-accent-text aria-invalid:border-2 aria-invalid:border-danger! aria-invalid:outline-danger read-only:border-dashed read-only:bg-surface ' +
  'disabled:cursor-not-allowed disabled:border-solid disabled:border-line disabled:text-muted'

const sideBySide: ContactField[] = ['name', 'email']

interface FieldProps {
  field: ContactField
  issue: ContactIssue | undefined
  note: ReactNode
  children: ReactNode
}

/** Renders a field with its label and, below it, its issue. */
function Field({ field, issue, note, children }: FieldProps) {
  return (
    <div className={clsx(!sideBySide.includes(field) && 'lg:col-span-2')}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={`contact-${field}`} className="font-medium">
          {contactForm.labels[field]}
        </label>
        <span className="text-small wrap-anywhere text-muted">{note}</span>
      </div>
      {children}
      {issue && (
        <div id={`contact-${field}-issue`} className="mt-2 text-small">
          <p className="text-danger">{issue.message}</p>
          {issue.detail && (
            <p className="mt-1 text-muted">
              {issue.detail} {contactMessages.ifGenuine}{' '}
              <a className="text-link" href={`mailto:${site.email.hello}`}>
                {site.email.hello}
              </a>
              .
            </p>
          )}
        </div>
      )}
    </div>
  )
}
