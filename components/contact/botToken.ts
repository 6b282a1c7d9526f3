import { contactMessages } from '#data/rules/contact.ts'
import { isLocalDevelopment } from '#data/rules/localDevelopment.ts'
import { site } from '#data/site.ts'

interface Recaptcha {
  ready(isReady: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

const action = 'contact_form'
/** How long (ms) the visitor waits for a third party. */
const tokenWithin = 4000

/**
 * The bot check's token, where the owner configured one. A failure is ignored and the form is sent without
 * (specification section 7); the edge then keeps tighter limits.
 */
export async function botToken(): Promise<string> {
  const { recaptchaSiteKey } = site.thirdParties
  if (!recaptchaSiteKey || isLocalDevelopment(location.hostname)) return ''
  try {
    const { grecaptcha } = window as { grecaptcha?: Recaptcha }
    if (!grecaptcha) throw new Error(contactMessages.botCheckMissing)
    return await Promise.race([askFor(grecaptcha, recaptchaSiteKey), timeOut()])
  } catch (error) {
    console.warn(error)
    return ''
  }
}

async function askFor(recaptcha: Recaptcha, siteKey: string): Promise<string> {
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha.execute(siteKey, { action })
}

function timeOut(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The bot check does not answer.')), tokenWithin)
  })
}
