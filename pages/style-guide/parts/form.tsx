import { type InputHTMLAttributes, useId } from 'react'
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
          <Labelled key={state} label={state} data-state={state} placeholder={newsletter.placeholder} />
        ))}
        <Labelled label="filled" defaultValue="Ada Lovelace" />
        <Labelled label="invalid" issue={contactMessages.nameShort} aria-invalid defaultValue="A" />
        <Labelled label="disabled" disabled defaultValue="Ada Lovelace" />
        <Labelled label="read-only" readOnly defaultValue="Ada Lovelace" />
        <Labelled label="several lines" as="textarea" />
      </div>
    </Part>
  )
}

interface LabelledProps extends InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement> {
  label: string
  issue?: string
  as?: 'input' | 'textarea'
  'data-state'?: string
}

function Labelled({ label, issue, as: Tag = 'input', ...rest }: LabelledProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-medium">
        {label}
      </label>
      <Tag {...rest} id={id} className={inputClass} />
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
