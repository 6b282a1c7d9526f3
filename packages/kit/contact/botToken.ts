import { contactMessages } from '@lintel/rules/contact.ts'
import { isLocalDevelopment } from '@lintel/rules/edge.ts'
import { site } from '@site/data/site.ts'

/**
 * Returns the bot check's token if the owner configured one and the visitor agreed. On failure the form is
 * sent without a token (docs/requirements.md, "Sending an enquiry"), and the edge applies stricter limits.
 */
export async function botToken(): Promise<string> {
  const { recaptchaSiteKey, turnstileSiteKey } = site.thirdParties
  if (isLocalDevelopment(location.hostname)) return ''
  try {
    if (turnstileSiteKey) return await turnstileToken(turnstileSiteKey)
    return recaptchaSiteKey ? await recaptchaToken(recaptchaSiteKey) : ''
  } catch (error) {
    console.warn(error)
    return ''
  }
}

interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string
      action: string
      appearance: 'interaction-only'
      callback: (token: string) => void
      'error-callback': (code: string) => void
    },
  ): string
}

/** Renders Turnstile in its own place on the page, which stays empty unless it needs a click. */
async function turnstileToken(siteKey: string): Promise<string> {
  const { turnstile } = window as { turnstile?: Turnstile }
  if (!turnstile) throw new Error('Turnstile script is not available')
  const container = document.createElement('div')
  document.getElementById('contact-form')?.append(container)
  const token = new Promise<string>((resolve, reject) => {
    turnstile.render(container, {
      sitekey: siteKey,
      action: botAction,
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': (code) => reject(new Error(`Turnstile answers ${code}`)),
    })
  })
  return inTime(token).finally(() => container.remove())
}

interface Recaptcha {
  ready(isReady: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

async function recaptchaToken(siteKey: string): Promise<string> {
  const { grecaptcha } = window as { grecaptcha?: Recaptcha }
  if (!grecaptcha) throw new Error(contactMessages.botCheckMissing)
  const ready = new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return inTime(ready.then(() => grecaptcha.execute(siteKey, { action: botAction })))
}

/** The purpose of the token. The edge accepts no other. */
const botAction = 'contact_form'

/** How long (ms) visitors wait for a third party. */
const tokenWithin = 4000

/** @throws Error if the token does not arrive in time */
function inTime(token: Promise<string>): Promise<string> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The bot check does not answer.')), tokenWithin)
  })
  return Promise.race([token, late])
}
