import { contactForm } from '#data/contact.ts'
import type { ContactIssue } from '#data/rules/contact.ts'

/** Lists what the security check refused; each entry leads to its field. */
export function SecurityAlert({ issues }: { issues: ContactIssue[] }) {
  return (
    <div role="alert">
      {issues.length > 0 && (
        <div className="rounded-md border border-danger bg-surface p-5">
          <h3 className="font-semibold text-danger">{contactForm.securityAlert}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-small">
            {issues.map(({ field, message }) => (
              <li key={field}>
                <a href={`#contact-${field}`} className="underline underline-offset-4" onClick={focusField}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function focusField(event: React.MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
