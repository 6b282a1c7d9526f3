import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { contactForm } from '#data/contact.ts'
import type { ContactField, ContactIssue } from '#data/rules/contact.ts'
import { site } from '#data/site.ts'

export const inputClass =
  'block w-full min-h-12 rounded-sm border border-edge bg-raised px-4 py-2.5 text-text placeholder:text-muted ' +
  'not-read-only:hover:border-accent-text aria-invalid:border-danger read-only:border-dashed read-only:bg-surface ' +
  'disabled:cursor-not-allowed disabled:border-solid disabled:border-line disabled:text-muted'

interface FieldProps {
  field: ContactField
  issue: ContactIssue | undefined
  note?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** A labelled field with its issue below it. */
export function Field({ field, issue, note, wide, children }: FieldProps) {
  return (
    <div className={clsx(wide && 'sm:col-span-2')}>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <label htmlFor={`contact-${field}`} className="font-medium">
          {contactForm.labels[field]}
        </label>
        {note && <span className="text-small text-muted figures">{note}</span>}
      </div>
      {children}
      {issue && (
        <p id={`contact-${field}-issue`} className="mt-2 text-small text-danger">
          {issue.message}
        </p>
      )}
      {issue?.detail && (
        <p className="mt-1 text-small text-muted">
          {issue.detail} {contactForm.ifGenuine}{' '}
          <a className="text-link" href={`mailto:${site.email.hello}`}>
            {site.email.hello}
          </a>
          .
        </p>
      )}
    </div>
  )
}
