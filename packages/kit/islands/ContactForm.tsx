import { contactForm, contactSent } from '@lintel/engine/content/strings.ts'
import { edgeAddress } from '@lintel/rules/edge.ts'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ContactFieldset } from '../contact/ContactFieldset.tsx'
import { AutosaveIndicator, DraftBanner, ErrorBanner, SecurityAlert } from '../contact/FormMessages.tsx'
import { SentScreen } from '../contact/SentMessage.tsx'
import { type ContactState, useContactForm, useOfflineToast } from '../contact/useContactForm.ts'
import { BasicToast } from '../toasts/BasicToast.tsx'
import { Button } from '../ui/Button.tsx'

/**
 * The contact form (docs/requirements.md, "The contact form"). It is a plain form before hydration and
 * without script.
 */
export default function ContactForm() {
  const { fields, state, draft, submit, change, startAgain } = useContactForm()
  useOfflineToast()
  const issues = state.is === 'refused' ? state.issues : []
  const suspicions = state.is === 'suspected' ? [state] : issues.filter(({ isSecurity }) => isSecurity)
  const progress = state.is === 'checking' || state.is === 'sending' ? contactForm[state.is] : undefined
  const button = useRef<HTMLButtonElement>(null)
  useTitle(titleOf(state.is))
  useEffect(() => {
    // A button that is disabled loses the focus.
    if (state.is === 'failed' && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
  }, [state.is])

  async function submitAndLead(form: HTMLFormElement) {
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
    const [first] = await submit(field('website').value)
    if (first && !field('website').value) field(first.field).focus()
  }

  function clearDraft() {
    focusFirstFieldAfter(draft.forget)
    toast(contactForm.draftCleared)
  }

  if (state.is === 'sent') {
    return <SentScreen receipt={state.receipt} onSendAnother={() => focusFirstFieldAfter(startAgain)} />
  }
  return (
    <form
      method="post"
      // If the edge responds with the form, the page opens scrolled to it.
      action={edgeAddress('/api/contact-secure#contact-form')}
      ref={takeOverChecking}
      onSubmit={(event) => {
        event.preventDefault()
        if (!progress) submitAndLead(event.currentTarget)
      }}
      className="space-y-6"
    >
      {state.is === 'failed' && <ErrorBanner text={state.error} />}
      {draft.restored && <DraftBanner onClear={clearDraft} />}
      <div>
        <SecurityAlert issues={suspicions} />
        <ContactFieldset fields={fields} issues={issues} onChange={change} />
      </div>
      <input
        type="text"
        name="website"
        defaultValue=""
        autoComplete="off"
        tabIndex={-1}
        aria-label={contactForm.decoy}
        hidden
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button ref={button} type="submit" size="lg" disabled={progress !== undefined}>
          {progress ?? contactForm.submit}
        </Button>
        <p role="status" className="sr-only">
          {progress}
        </p>
        <AutosaveIndicator state={draft.autosave} />
      </div>
      <BasicToast />
    </form>
  )
}

/** Returns the text to put first in the page title. */
function titleOf(state: ContactState['is']): string | undefined {
  if (state === 'sent') return contactSent.title
  return state === 'refused' || state === 'suspected' || state === 'failed' ? contactForm.error : undefined
}

/** Turns off the browser's validation in favor of our own, before a queued submit is replayed. */
function takeOverChecking(form: HTMLFormElement | null) {
  if (form) form.noValidate = true
}

/** Moves focus to the first field, because the pressed button disappears with the change. */
function focusFirstFieldAfter(change: () => void) {
  flushSync(change)
  document.getElementById('contact-name')?.focus()
}

/**
 * Shows the form's state in the page title (WCAG 2.4.2), like the title of the page that the edge responds
 * with.
 * @param state text to put before the page's own title, which the document holds in `data-title`
 */
function useTitle(state: string | undefined) {
  useEffect(() => {
    const { title = document.title } = document.documentElement.dataset
    document.title = state ? `${state}: ${title}` : title
  }, [state])
}

/** Shows a toast. The first one fetches the code that renders it. */
async function toast(text: string) {
  const { showToast } = await import('../toasts/Toasts.tsx')
  showToast(text)
}
