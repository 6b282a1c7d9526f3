import {
  AutosaveIndicator,
  DraftBanner,
  ErrorBanner,
  SecurityAlert,
} from '#components/contact/FormMessages.tsx'
import { SentScreen } from '#components/contact/SentMessage.tsx'
import { clientLimitMessages } from '#data/rules/clientLimits.ts'
import { contactMessages } from '#data/rules/contact.ts'
import { Part } from './Part.tsx'

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
