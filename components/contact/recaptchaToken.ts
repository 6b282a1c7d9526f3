import { contactMessages } from '#data/rules/contact.ts'
import { botAction, inTime } from './botCheck.ts'

interface Recaptcha {
  ready(isReady: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

export async function recaptchaToken(siteKey: string): Promise<string> {
  const { grecaptcha } = window as { grecaptcha?: Recaptcha }
  if (!grecaptcha) throw new Error(contactMessages.botCheckMissing)
  const ready = new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return inTime(ready.then(() => grecaptcha.execute(siteKey, { action: botAction })))
}
