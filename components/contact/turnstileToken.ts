import { botAction, inTime } from './botCheck.ts'

interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      sitekey: string
      action: string
      appearance: 'interaction-only'
      callback: (token: string) => void
      'error-callback': (code: string) => void
    },
  ): string
}

/** Turnstile works in a place of its own in the page, which stays empty unless it asks the visitor for a click. */
export async function turnstileToken(siteKey: string): Promise<string> {
  const { turnstile } = window as { turnstile?: Turnstile }
  if (!turnstile) throw new Error('Turnstile script is not available')
  const place = document.createElement('div')
  document.getElementById('contact-form')?.append(place)
  const token = new Promise<string>((resolve, reject) => {
    turnstile.render(place, {
      sitekey: siteKey,
      action: botAction,
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': (code) => reject(new Error(`Turnstile answers ${code}`)),
    })
  })
  return inTime(token).finally(() => place.remove())
}
