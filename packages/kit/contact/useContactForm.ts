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

/** Idle, then running the security check, then sending, then sent or failed (docs/requirements.md, "The contact form"). */
export type ContactState =
  | { is: 'idle' | 'checking' | 'sending' }
  | { is: 'refused'; issues: ContactIssue[] }
  | { is: 'suspected'; message: string }
  | { is: 'failed'; error: string }
  | { is: 'sent'; receipt: ContactReceipt }

/** The contact form's words, its state, and what can be done with it. */
export function useContactForm() {
  const [fields, setFields] = useState<ContactFields>(emptyFields)
  const [state, setState] = useState<ContactState>({ is: 'idle' })
  /** What the page's token was first sent with. */
  const sentFields = useRef<string>(undefined)
  const draft = useDraft(fields, state.is === 'sent', setFields)

  /** A token stands for the words it was first sent with: the edge refuses it for any others. */
  function tokenFor(fields: ContactFields): string {
    const key = JSON.stringify(fields)
    if (sentFields.current && sentFields.current !== key) renewCsrfToken()
    sentFields.current = key
    return csrfToken()
  }

  /** @returns what the security check refused, so that the form can lead there */
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
    // Services of others can read this page: what opens the message is shown where none of them loads.
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

/** The page that says of a message that it was sent, by the path of its receipt. */
function sentAddress(receipt: string): string {
  return edgeUrl(`/contact/sent?receipt=${encodeURIComponent(receipt.replace('/receipt/', ''))}`)
}

/** A field being mended no longer shows its issue. */
function withoutIssueOf(field: ContactField, state: ContactState): ContactState {
  if (state.is !== 'refused') return state
  const issues = state.issues.filter((issue) => issue.field !== field)
  return issues.length > 0 ? { ...state, issues } : { is: 'idle' }
}

/** Tells a visitor who loses the connection while writing that nothing is lost. */
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
