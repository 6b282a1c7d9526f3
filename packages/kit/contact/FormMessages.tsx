import { contactForm } from '@lintel/engine/content/strings.ts'
import type { ContactField, ContactIssue } from '@lintel/rules/contact.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import type { AutosaveState } from './draft.ts'

/** Shows above the form why sending failed. It is announced and scrolled into view. */
export function ErrorBanner({ text }: { text: string }) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would call as the cleanup.
    banner.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div
      ref={banner}
      role="alert"
      className="rounded-sm border border-danger bg-surface p-5 font-medium text-danger"
    >
      {text}
    </div>
  )
}

type SecurityIssue = Pick<ContactIssue, 'message'> & { field?: ContactField }

/** Lists what the security check refused, with links to the fields concerned. */
export function SecurityAlert({ issues }: { issues: SecurityIssue[] }) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = issues.length > 0
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <div ref={box} role="alert">
      {isShown && (
        <div className="mb-6 rounded-sm border border-danger bg-surface p-5">
          <h3 className="font-semibold text-danger">{contactForm.securityAlert}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-small">
            {issues.map(({ field, message }) => (
              <li key={message}>
                {field ? (
                  <a href={`#contact-${field}`} className="underline underline-offset-4" onClick={focusField}>
                    {message}
                  </a>
                ) : (
                  message
                )}
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

/** Tells visitors that the text comes from an earlier visit, and clears it on request. */
export function DraftBanner({ onClear }: { onClear: () => void }) {
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-4 border border-line bg-surface py-2 pr-2 pl-5 text-small"
    >
      {contactForm.draftRestored}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {contactForm.clearDraft}
      </Button>
    </div>
  )
}

/**
 * Shows whether and when the draft was last saved, once script can save it. Screen readers are told of the first time
 * only, as it is saved again twice a minute.
 */
export function AutosaveIndicator({ state }: { state: AutosaveState }) {
  const wasSaved = useRef(false)
  wasSaved.current ||= state.is === 'saved'
  const told = state.is === 'refused' ? contactForm.draftRefused : wasSaved.current && contactForm.draftSaved
  return (
    <>
      <p className="invisible text-small text-muted script:visible">{textOf(state)}</p>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  )
}

function textOf(state: AutosaveState): string {
  switch (state.is) {
    case 'enabled':
      return contactForm.autosaveEnabled
    case 'saving':
      return contactForm.savingDraft
    case 'refused':
      return contactForm.draftRefused
    case 'saved':
      return `${contactForm.draftSaved} ${state.at.toLocaleTimeString(undefined, { timeStyle: 'short' })}`
  }
}
