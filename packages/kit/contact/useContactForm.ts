import { contactForm } from '@lintel/engine/content/strings.ts'
import {
  type ContactField,
  type ContactFields,
  type ContactIssue,
  checkContact,
  cleanContact,
  contactMessages,
} from '@lintel/rules/contact.ts'
import { useEffect, useRef, useState } from 'react'
import { edgeUrl } from '../postToEdge.ts'
import { basicToast } from '../toasts/BasicToast.tsx'
import { botToken } from './botToken.ts'
import { emptyFields, useDraft } from './draft.ts'
import { type ContactReceipt, csrfToken, renewCsrfToken, sendEnquiry, visitSource } from './send.ts'
import { recordSubmission, refuseSubmission } from './submissions.ts'

/** Idle, checking, sending, then sent or failed (docs/requirements.md, "The contact form"). */
export type ContactState =
  | { is: 'idle' | 'checking' | 'sending' }
  | { is: 'refused'; issues: ContactIssue[] }
  | { is: 'suspected'; message: string }
  | { is: 'failed'; error: string }
  | { is: 'sent'; receipt: ContactReceipt }

/** Returns the contact form's values, its state and its actions. */
export function useContactForm() {
  const [fields, setFields] = useState<ContactFields>(emptyFields)
  const [state, setState] = useState<ContactState>({ is: 'idle' })
  /** The fields that the current token was first sent with. */
  const sentFields = useRef<string>(undefined)
  const draft = useDraft(fields, state.is === 'sent', setFields)

  /**
   * Returns the token for these fields. The edge accepts a token only with the text it was first sent with,
   * so changed text needs a new one.
   */
  function tokenFor(fields: ContactFields): string {
    const key = JSON.stringify(fields)
    if (sentFields.current && sentFields.current !== key) renewCsrfToken()
    sentFields.current = key
    return csrfToken()
  }

  /** @returns the issues found by the security check, so that the form can move focus to them */
  async function submit(decoy: string): Promise<ContactIssue[]> {
    setState({ is: 'checking' })
    try {
      const cleaned = cleanContact(fields)
      const issues = checkContact(cleaned)
      const refusal = refuseSubmission()
      if (decoy) setState({ is: 'suspected', message: contactMessages.bot })
      else if (issues.length > 0) setState({ is: 'refused', issues })
      else if (refusal) setState({ is: 'failed', error: refusal })
      else await send(cleaned)
      return issues
    } catch (error) {
      console.error(error)
      setState({ is: 'failed', error: contactMessages.unexpected })
      return []
    }
  }

  async function send(fields: ContactFields) {
    const recaptchaToken = await botToken()
    setState({ is: 'sending' })
    const result = await sendEnquiry({
      ...fields,
      csrfToken: tokenFor(fields),
      recaptchaToken,
      timestamp: Date.now(),
      source: visitSource(),
    })
    if (!result.sent) return setState({ is: 'failed', error: result.error })
    recordSubmission()
    renewCsrfToken()
    sentFields.current = undefined
    draft.forget()
    const { receipt } = result.receipt
    // Third-party scripts could read the receipt's link here, so it is shown on a page without any.
    if (receipt && document.documentElement.dataset.agreed) location.assign(sentAddress(receipt))
    else setState({ is: 'sent', receipt: result.receipt })
  }

  return {
    fields,
    state,
    draft,
    submit,
    change: (field: ContactField, text: string) => {
      setFields((before) => ({ ...before, [field]: text }))
      setState((before) => withoutIssueOf(field, before))
    },
    startAgain: () => setState({ is: 'idle' }),
  }
}

/**
 * Returns the page that confirms a message.
 * @param receipt path of its receipt
 */
function sentAddress(receipt: string): string {
  return edgeUrl(`/contact/sent?receipt=${encodeURIComponent(receipt.replace('/receipt/', ''))}`)
}

/** Hides the issue of a field while it is being corrected. */
function withoutIssueOf(field: ContactField, state: ContactState): ContactState {
  if (state.is !== 'refused') return state
  const issues = state.issues.filter((issue) => issue.field !== field)
  return issues.length > 0 ? { ...state, issues } : { is: 'idle' }
}

/** Tells visitors who go offline while writing that nothing is lost. */
export function useOfflineToast() {
  useEffect(() => {
    const offline = () => basicToast.show(contactForm.offline)
    const online = () => basicToast.dismiss()
    addEventListener('offline', offline)
    addEventListener('online', online)
    return () => {
      removeEventListener('offline', offline)
      removeEventListener('online', online)
    }
  }, [])
}
