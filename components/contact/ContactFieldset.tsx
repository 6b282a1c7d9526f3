import { contactForm } from '#data/contact.ts'
import {
  type ContactField,
  type ContactFields,
  type ContactIssue,
  contactLimits,
} from '#data/rules/contact.ts'
import { Field, inputClass } from './Field.tsx'

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
