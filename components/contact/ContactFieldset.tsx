import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { site } from '#content/site.ts'
import { contactForm } from '#content/words.ts'
import {
  type ContactField,
  type ContactFields,
  type ContactIssue,
  contactLimits,
  contactMessages,
} from '#data/rules/contact.ts'

interface ContactFieldsetProps {
  fields: ContactFields
  issues: ContactIssue[]
  onChange: (field: ContactField, text: string) => void
}

/** The four fields, with the limits of their boxes and the message's live counter. */
export function ContactFieldset({ fields, issues, onChange }: ContactFieldsetProps) {
  const { name, email, company, message } = contactLimits
  const issueOf = (field: ContactField) => issues.find((issue) => issue.field === field)
  const text = (field: ContactField) => ({
    id: `contact-${field}`,
    name: field,
    value: fields[field],
    'aria-invalid': issueOf(field) ? true : undefined,
    'aria-describedby': issueOf(field) ? `contact-${field}-issue` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
    className: inputClass,
  })
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field field="name" issue={issueOf('name')}>
        <input
          {...text('name')}
          type="text"
          autoComplete="name"
          required
          minLength={name.minimum}
          maxLength={name.box}
        />
      </Field>
      <Field field="email" issue={issueOf('email')}>
        <input {...text('email')} type="email" autoComplete="email" required maxLength={email.maximum} />
      </Field>
      <Field field="company" issue={issueOf('company')} note={contactForm.optional} wide>
        <input {...text('company')} type="text" autoComplete="organization" maxLength={company.box} />
      </Field>
      <Field
        field="message"
        issue={issueOf('message')}
        note={<Counter length={fields.message.length} />}
        wide
      >
        <textarea
          {...text('message')}
          rows={7}
          required
          minLength={message.minimum}
          maxLength={message.box}
        />
      </Field>
    </div>
  )
}

/** Needs script to count. Assistive technology hears it only near the end. */
function Counter({ length }: { length: number }) {
  const { box } = contactLimits.message
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

interface FieldProps {
  field: ContactField
  issue: ContactIssue | undefined
  note?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** A labelled field with its issue below it. */
function Field({ field, issue, note, wide, children }: FieldProps) {
  return (
    <div className={clsx(wide && 'sm:col-span-2')}>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <label htmlFor={`contact-${field}`} className="font-medium">
          {contactForm.labels[field]}
        </label>
        {note && <span className="text-small text-muted">{note}</span>}
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
