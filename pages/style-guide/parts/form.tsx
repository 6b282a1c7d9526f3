import { type ReactNode, useId } from 'react'
import { inputClass } from '#components/contact/ContactFieldset.tsx'
import {
  AutosaveIndicator,
  DraftBanner,
  ErrorBanner,
  SecurityAlert,
} from '#components/contact/FormMessages.tsx'
import { SentScreen } from '#components/contact/SentMessage.tsx'
import { newsletter } from '#content/words.ts'
import { clientLimitMessages } from '#data/rules/clientLimits.ts'
import { contactMessages } from '#data/rules/contact.ts'
import { shownStates } from '../styleGuide.ts'
import { Part } from './Part.tsx'

/** The one kind of field there is, in every state. */
export function Fields() {
  return (
    <Part label="Form fields">
      <div className="guide-stack">
        {shownStates.map((state) => (
          <Labelled key={state} label={state}>
            {(id) => (
              <input id={id} className={inputClass} data-state={state} placeholder={newsletter.placeholder} />
            )}
          </Labelled>
        ))}
        <Labelled label="filled">
          {(id) => <input id={id} className={inputClass} defaultValue="Ada Lovelace" />}
        </Labelled>
        <Labelled label="invalid" issue={contactMessages.nameShort}>
          {(id) => <input id={id} className={inputClass} aria-invalid defaultValue="A" />}
        </Labelled>
        <Labelled label="disabled">
          {(id) => <input id={id} className={inputClass} disabled defaultValue="Ada Lovelace" />}
        </Labelled>
        <Labelled label="read-only">
          {(id) => <input id={id} className={inputClass} readOnly defaultValue="Ada Lovelace" />}
        </Labelled>
        <Labelled label="several lines">
          {(id) => <textarea id={id} className={inputClass} rows={3} />}
        </Labelled>
      </div>
    </Part>
  )
}

interface LabelledProps {
  label: string
  issue?: string
  children: (id: string) => ReactNode
}

function Labelled({ label, issue, children }: LabelledProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-medium">
        {label}
      </label>
      {children(id)}
      {issue && <p className="mt-2 text-small text-danger">{issue}</p>}
    </div>
  )
}

const nothing = () => {}

/** What the contact form says about itself. Toasts pass, and are seen by subscribing to the newsletter. */
export function FormMessages() {
  return (
    <Part label="Messages of the form">
      <div className="guide-stack">
        <ErrorBanner text={clientLimitMessages.apart} />
        <SecurityAlert issues={[{ field: 'message', message: contactMessages.messageShort }]} />
        <DraftBanner onClear={nothing} />
        <AutosaveIndicator state={{ is: 'enabled' }} />
        <SentScreen receipt={{ reference: 'AB12-CD34' }} onSendAnother={nothing} />
      </div>
    </Part>
  )
}
