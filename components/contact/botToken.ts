import { isLocalDevelopment } from '#data/rules/localDevelopment.ts'
import { site } from '#data/site.ts'
import { recaptchaToken } from './recaptchaToken.ts'
import { turnstileToken } from './turnstileToken.ts'

/**
 * The bot check's token, where the owner configured one and the visitor agreed. A failure is ignored and the form
 * is sent without (specification section 7); the edge then keeps tighter limits.
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
