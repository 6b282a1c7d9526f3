import { phoneLink } from '@lintel/rules/phoneLink.ts'
import { site } from '@site/data/site.ts'
import type { ReactNode } from 'react'

/** A term and its value, in a list of facts. */
export function ContactDetail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="py-3 md:py-4">
      <dt className="label text-muted">{term}</dt>
      <dd className="mt-1 text-balance break-words">{children}</dd>
    </div>
  )
}

/** The email address and phone number of the firm. */
export function ContactDetails({ email, phone }: { email: string; phone: string }) {
  const call = site.phone && phoneLink(site.phone)
  return (
    <>
      <ContactDetail term={email}>
        <a className="text-link" href={`mailto:${site.email.hello}`}>
          {site.email.hello}
        </a>
      </ContactDetail>
      {call && (
        <ContactDetail term={phone}>
          <a className="text-link" href={call.href}>
            {call.label}
          </a>
        </ContactDetail>
      )}
    </>
  )
}
