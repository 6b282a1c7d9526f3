import { contactMessages } from '#data/rules/contact.ts'
import { isLocalDevelopment } from '#data/rules/localDevelopment.ts'
import { site } from '#data/site.ts'

interface Recaptcha {
  execute(siteKey: string, options: { action: string }): Promise<string>
}

const action = 'contact_form'

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
    return await grecaptcha.execute(recaptchaSiteKey, { action })
  } catch (error) {
    console.warn(error)
    return ''
  }
}
