import { site } from '@lintel/engine/content/site.ts'
import type { ReactNode } from 'react'

/**
 * Returns the label and link for a phone number of `content/site.yaml`, which is in international format. The
 * label does not wrap.
 */
export function phoneLink(phone: string) {
  return { label: phone.replaceAll(' ', '\u00a0'), href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }
}

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
